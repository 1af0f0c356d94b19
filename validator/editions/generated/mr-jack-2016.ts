/* Generated from boards/ by `npm run editions`. Correct the board instead. */
export default String.raw`{
"game": "mj",
"edition": "2016",
"hexes": {
"building": "1,2 2,2 3,-1 3,1 3,3 5,-1 5,1 5,3 7,-2 7,0 7,2 9,-2 9,0 9,2 10,-1 11,-1",
"garden": "1,3 11,-2",
"gaslight": "1,5 2,0 5,-2 5,2 7,-1 7,3 10,1 11,-4",
"manhole": "1,1 1,6 2,3 5,-3 6,1 7,4 10,-2 11,-5 11,0",
"street": "0,2 0,3 0,4 0,5 0,6 1,0 1,4 2,1 2,4 2,5 3,0 3,2 3,4 4,-2 4,-1 4,0 4,1 4,2 4,3 4,4 5,0 5,4 6,-3 6,-2 6,-1 6,0 6,2 6,3 6,4 7,-3 7,1 8,-3 8,-2 8,-1 8,0 8,1 8,2 8,3 9,-3 9,-1 9,1 10,-4 10,-3 10,0 11,-3 11,1 12,-5 12,-4 12,-3 12,-2 12,-1"
},
"exits": [
{"id":"NE","hex":"h11,-5","side":"NE"},
{"id":"NW","hex":"h1,0","side":"NW"},
{"id":"SE","hex":"h11,1","side":"SE"},
{"id":"SW","hex":"h1,6","side":"SW"}
],
"setup": {
"characters": [{"character":"holmes","hex":"h6,2"},{"character":"watson","hex":"h8,3"},{"character":"smith","hex":"h6,-1"},{"character":"lestrade","hex":"h4,2"},{"character":"stealthy","hex":"h0,4"},{"character":"goodley","hex":"h12,-3"},{"character":"gull","hex":"h4,-2"},{"character":"bert","hex":"h8,-1"}],
"watsonFaces": "NE",
"lamps": [{"tile":"1","hex":"h1,5"},{"tile":"2","hex":"h11,-4"},{"tile":"3","hex":"h2,0"},{"tile":"4","hex":"h10,1"},{"tile":"a","hex":"h5,2"},{"tile":"b","hex":"h7,-1"}],
"covers": ["h1,6","h11,-5"],
"cordons": ["NE","SW"]
},
"counts": {
"exits": 4,
"gaslights": 8,
"hexes": 86,
"invisibleAtStart": 4,
"manholes": 9,
"obstacles": 18,
"streetHexes": 51,
"visibleAtStart": 4,
"walkableHexes": 60
},
"witnesses": [
{"rule":"MJ-X01","fact":"visible-at-start","count":4}
]
}`;
