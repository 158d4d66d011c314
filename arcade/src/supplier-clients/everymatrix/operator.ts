/** An operator as EveryMatrix's CasinoEngine knows it, and what both have agreed on. */
export type EverymatrixOperator = {
  operatorId: string
  loginName: string
  password: string
  /** The one url of its wallet. */
  walletUrl: string
}

export const EVERYMATRIX = 'everymatrix'
