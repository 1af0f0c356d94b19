"""Reads graphs with networkx and writes them again. Arguments: a format, a file to read and a file to write, and so on."""
import inspect
import json
import sys

import networkx


def node_link(source, target):
    with open(source, encoding="utf-8") as file:
        data = json.load(file)
    can_say = "edges" in inspect.signature(networkx.node_link_graph).parameters
    graph = networkx.node_link_graph(data, **({"edges": "links"} if can_say else {}))
    with open(target, "w", encoding="utf-8") as file:
        json.dump(networkx.node_link_data(graph), file)


REWRITERS = {
    "graphml": lambda source, target: networkx.write_graphml(networkx.read_graphml(source), target),
    "gexf": lambda source, target: networkx.write_gexf(networkx.read_gexf(source), target),
    "node-link": node_link,
}

arguments = sys.argv[1:]
for form, source, target in zip(arguments[::3], arguments[1::3], arguments[2::3]):
    REWRITERS[form](source, target)
