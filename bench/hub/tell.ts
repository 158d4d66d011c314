/** What the casino of this benchmark says of itself once it is open. */
export type Opened = { hubPort: number; callbackUrl: string; privatePem: string; players: string[] }

/** A call that does nothing but have the hub tell the player named in it something. */
export const TELL_PATH = '/tell/'
