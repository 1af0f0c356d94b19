/**
 * The cheapest assignment of every row to a column of its own: the Hungarian method, by shortest augmenting paths.
 * `costs` has `columns` entries per row, and there are at least as many columns as rows. Gives the column of each row.
 */
export function assignRows(costs: Float64Array, columns: number): Int32Array {
  const rows = costs.length / columns;
  if (rows > columns) throw new Error(`${rows} rows do not fit into ${columns} columns.`);
  const rowPrice = new Float64Array(rows);
  const columnPrice = new Float64Array(columns);
  const rowOfColumn = new Int32Array(columns).fill(-1);
  const previous = new Int32Array(columns);
  for (let row = 0; row < rows; row++) {
    const distance = new Float64Array(columns).fill(Infinity);
    const done = new Uint8Array(columns);
    let column = -1;
    let current = row;
    // Grows a tree of cheapest alternating paths from the row until it reaches a free column.
    do {
      if (column >= 0) done[column] = 1;
      let next = -1;
      let least = Infinity;
      for (let j = 0; j < columns; j++) {
        if (done[j]) continue;
        const cost = costs[current * columns + j]! - rowPrice[current]! - columnPrice[j]!;
        if (cost < distance[j]!) {
          distance[j] = cost;
          previous[j] = column;
        }
        if (distance[j]! < least) {
          least = distance[j]!;
          next = j;
        }
      }
      rowPrice[row]! += least;
      for (let j = 0; j < columns; j++) {
        if (done[j]) {
          rowPrice[rowOfColumn[j]!]! += least;
          columnPrice[j]! -= least;
        } else distance[j]! -= least;
      }
      column = next;
      current = rowOfColumn[column]!;
    } while (current >= 0);
    while (column >= 0) {
      const before = previous[column]!;
      rowOfColumn[column] = before >= 0 ? rowOfColumn[before]! : row;
      column = before;
    }
  }
  const columnOfRow = new Int32Array(rows);
  rowOfColumn.forEach((row, column) => {
    if (row >= 0) columnOfRow[row] = column;
  });
  return columnOfRow;
}
