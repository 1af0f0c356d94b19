"""Reads GraphML with igraph and writes it again. Arguments: a file to read and a file to write, and so on."""
import sys

import igraph

arguments = sys.argv[1:]
for source, target in zip(arguments[::2], arguments[1::2]):
    igraph.Graph.Read_GraphML(source).write_graphml(target)
