/** Known answers of football’s settlement: facts, and `facts market line selection outcome`. */
export const FACTS = {
  A: { fullTime: [2, 1], halfTime: [0, 0], corners: [12, 2], yellow: [0, 3], red: [0, 0] },
  B: { fullTime: [0, 0], halfTime: [0, 0], corners: [5, 5], yellow: [2, 2], red: [0, 1] },
  C: { fullTime: [5, 0], halfTime: [3, 0], corners: [9, 4], yellow: [1, 4], red: [0, 1] },
  D: { fullTime: [1, 3], halfTime: [1, 1], corners: [3, 8], yellow: [4, 1], red: [1, 0] },
  E: { fullTime: [2, 2], halfTime: [2, 0], corners: [6, 7], yellow: [3, 3], red: [0, 0] },
  F: { fullTime: [5, 0] },
} as const

export const CASES = `
A ft.result - 1 win
A h1.result - X win
A h2.result - 1 win
A ft.dc - X2 loss
D ft.dc - 12 win
E ft.dnb - 1 push
A ft.dnb - 2 loss
A h1.dnb - 2 push
A ft.total 2.5 over win
A ft.total 2.75 over half-win
A ft.total 2.75 under half-loss
A ft.total 3 over push
A ft.total 3.25 over half-loss
A ft.total 3.25 under half-win
B ft.total 0.5 under win
B ft.total 0.25 over half-loss
A ft.total.away 1 under push
D ft.total.away 2.75 over half-win
B ft.total.home 0.25 under half-win
B ft.total.home 0.75 under win
A ft.ah -0.75 1 half-win
A ft.ah -1 1 push
A ft.ah -1.25 1 half-loss
A ft.ah -1.25 2 half-win
A ft.ah 0 2 loss
E ft.ah -0.25 1 half-loss
E ft.ah -0.25 2 half-win
E ft.ah 0.25 1 half-win
E ft.ah 0 1 push
D ft.ah 1.75 1 half-loss
D ft.ah 2 1 push
D ft.ah 2.25 1 half-win
A h1.ah -0.25 1 half-loss
E h2.ah 1.5 2 win
A ft.eh -1 X win
A ft.eh -1 1 loss
D ft.eh 1 2 win
D ft.eh 2 X win
C ft.eh -3 1 win
A ft.btts - yes win
E h2.btts - yes loss
A ft.oe - odd win
B ft.oe - even win
A ft.score - 2:1 win
C ft.score - other win
C ft.score - 4:0 loss
C h1.score - other win
A ft.htft - X/1 win
E ft.htft - 1/X win
D ft.htft - X/2 win
C ft.margin - 1-3+ win
B ft.margin - X win
D ft.margin - 2-2 win
C ft.range - 4-6 win
C ft.exact - 5 win
C ft.exact.home - 3+ win
C ft.clean.home - yes win
B ft.clean.away - yes win
C ft.wtn.home - yes win
B ft.wtn.home - yes loss
C ft.wtn.away - yes loss
A ft.mosthalf - h2 win
E ft.mosthalf - tie win
D ft.mosthalf.home - h1 win
A ft.bothhalves - yes loss
C ft.scoreboth.home - yes win
C ft.winboth.home - yes win
D ft.winboth.away - yes loss
D ft.wineither.away - yes win
A ft.resulttotal 2.5 1&over win
B ft.resulttotal 2.5 X&under win
E ft.resultbtts - X&yes win
A ft.totalbtts 3.5 under&yes win
A ft.dctotal 2.5 1X&over win
A corners.ft.total 14 over push
D corners.ft.total 10.5 over win
B corners.ft.result - X win
A corners.ft.ah -10 1 push
E corners.ft.oe - odd win
D cards.ft.total 5.5 over win
B cards.ft.total 5 under push
B cards.ft.red - yes win
A cards.ft.red - yes loss
B cards.ft.result - 2 win
D points.ft.total 75 over push
F ft.total 4.5 over win
F h1.result - 1 void
F corners.ft.total 9.5 over void
F ft.htft - 1/1 void
`
