/** Colors of the editors, as in the case study's pictures. */
export const palette = {
  wall: '#641a2f',
  table: '#4b1623',
  wine: '#7c1d38',
  gold: '#d9a843',
  goldDark: '#8d6420',
  paper: '#fffaf0',
  linen: '#efe2c8',
  linenDeep: '#dccaa6',
  ink: '#3a1520',
  quiet: '#6a4a4c',
} as const;
