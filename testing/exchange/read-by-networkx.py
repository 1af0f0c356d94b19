"""Reads graphs with networkx and prints what it found as JSON. Arguments: a format and a file, and so on."""
import inspect
import json
import sys

import networkx


def node_link(path):
    with open(path, encoding="utf-8") as file:
        data = json.load(file)
    # The list has been called "links" by default, then "edges"; since 3.4 one may say which.
    can_say = "edges" in inspect.signature(networkx.node_link_graph).parameters
    return networkx.node_link_graph(data, **({"edges": "links"} if can_say else {}))


READERS = {"graphml": networkx.read_graphml, "gexf": networkx.read_gexf, "node-link": node_link}


def summary(graph):
    if graph.is_multigraph():
        edges = [[a, b, key, data] for a, b, key, data in graph.edges(keys=True, data=True)]
    else:
        edges = [[a, b, data.get("id", data.get("key")), data] for a, b, data in graph.edges(data=True)]
    return {
        "directed": graph.is_directed(),
        "multigraph": graph.is_multigraph(),
        "graph": graph.graph,
        "nodes": dict(graph.nodes(data=True)),
        "edges": edges,
    }


arguments = sys.argv[1:]
print(json.dumps([summary(READERS[form](path)) for form, path in zip(arguments[::2], arguments[1::2])]))
