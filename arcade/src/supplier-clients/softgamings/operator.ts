/** An operator as Fundist knows it, and what both have agreed on. */
export type SoftgamingsOperator = {
  apiKey: string
  apiPassword: string
  /** The address of its server, which its calls are hashed with. */
  serverIp: string
  /** The one url of its wallet. */
  walletUrl: string
  hmacSecret: string
}

export const SOFTGAMINGS = 'softgamings'

/** The arcade among Fundist's merchants: its number and its name. */
export const SYSTEM = '990'
export const MERCHANT = 'Zar Arcade'
