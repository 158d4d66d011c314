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

/** The arcade among Fundist's merchants. */
export const SYSTEM = '990'

/** Logins are names of Fundist's own: no player of another wire sits at the same seat. */
const SEAT = 'softgamings:'

export const seatUserOf = (login: string) => SEAT + login

/** The login of a seat that was taken over this wire. */
export const loginOf = (seatUser: string): string | undefined =>
  seatUser.startsWith(SEAT) ? seatUser.slice(SEAT.length) : undefined
