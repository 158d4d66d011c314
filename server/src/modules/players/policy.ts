import { LIMITS } from '@zar/contract/limits'
import type { Limit } from '../../platform/rate-limits/throttle.ts'

const HALF_HOUR_SECONDS = 30 * 60
const HOUR_SECONDS = 60 * 60
const DAY_SECONDS = 24 * 60 * 60

/** What an operator may set about accounts. */
export type PlayerPolicy = {
  /** Whether a PersonalNo from Türkiye must be a possible TCKN. */
  isTcknChecked: boolean
  /** The least length of a new password: the contract's own, or more. */
  passwordMin: number
  logIn: {
    /** Of one account from one address, or from one device that account is known to use. */
    account: Limit
    /** Of one account on all devices that it does not know. */
    accountElsewhere: Limit
    /** From one address, and from its network, over all accounts. */
    address: Limit
    network: Limit
    /** The same two of devices that the accounts know. */
    knownAddress: Limit
    knownNetwork: Limit
  }
  registration: {
    address: Limit
    /** Emails to one mailbox. */
    mailbox: Limit
  }
  /** How often a player has their identity checked. */
  identityCheck: Limit
  recovery: {
    /** How often a code is mailed to one account for one address. */
    account: Limit
    /** To it in all: for the devices that it knows, and for all others. */
    accountKnown: Limit
    accountElsewhere: Limit
    /** For one address, over all accounts. */
    address: Limit
    addressDay: Limit
  }
  sms: {
    /** Which numbers codes go to: an SMS abroad may cost a hundred times as much (FRD-02). */
    prefixes: readonly string[]
    player: Limit
    phone: Limit
    address: Limit
    addressDay: Limit
    /** All that the operator spends. */
    house: Limit
  }
  /** How often a code is mailed to a new address: for one player, to one address, from one address. */
  mail: { player: Limit; email: Limit; address: Limit; addressDay: Limit }
  /** How often codes of any account are tried, right or wrong. */
  codeTries: { address: Limit; network: Limit }
  /** How often the second step of one account is tried: on a device it knows, and on all others together. */
  secondStep: { device: Limit; elsewhere: Limit }
  /** How often a log-in by passkey is begun or finished. */
  passkey: { address: Limit; network: Limit }
}

export const DEFAULT_PLAYER_POLICY: PlayerPolicy = {
  isTcknChecked: true,
  passwordMin: LIMITS.password.min,
  logIn: {
    account: { tries: 3, seconds: HALF_HOUR_SECONDS },
    accountElsewhere: { tries: 20, seconds: HALF_HOUR_SECONDS },
    address: { tries: 30, seconds: HALF_HOUR_SECONDS },
    network: { tries: 100, seconds: HALF_HOUR_SECONDS },
    knownAddress: { tries: 100, seconds: HALF_HOUR_SECONDS },
    knownNetwork: { tries: 300, seconds: HALF_HOUR_SECONDS },
  },
  registration: {
    address: { tries: 20, seconds: HOUR_SECONDS },
    mailbox: { tries: 3, seconds: DAY_SECONDS },
  },
  identityCheck: { tries: 3, seconds: DAY_SECONDS },
  recovery: {
    account: { tries: 5, seconds: HOUR_SECONDS },
    accountKnown: { tries: 20, seconds: DAY_SECONDS },
    accountElsewhere: { tries: 20, seconds: DAY_SECONDS },
    address: { tries: 15, seconds: HOUR_SECONDS },
    addressDay: { tries: 50, seconds: DAY_SECONDS },
  },
  sms: {
    prefixes: ['+90'],
    player: { tries: 10, seconds: DAY_SECONDS },
    phone: { tries: 5, seconds: DAY_SECONDS },
    address: { tries: 15, seconds: HOUR_SECONDS },
    addressDay: { tries: 50, seconds: DAY_SECONDS },
    house: { tries: 1_000, seconds: HOUR_SECONDS },
  },
  mail: {
    player: { tries: 10, seconds: DAY_SECONDS },
    email: { tries: 5, seconds: DAY_SECONDS },
    address: { tries: 15, seconds: HOUR_SECONDS },
    addressDay: { tries: 50, seconds: DAY_SECONDS },
  },
  codeTries: {
    address: { tries: 60, seconds: HALF_HOUR_SECONDS },
    network: { tries: 300, seconds: HALF_HOUR_SECONDS },
  },
  secondStep: {
    device: { tries: 5, seconds: HALF_HOUR_SECONDS },
    elsewhere: { tries: 10, seconds: DAY_SECONDS },
  },
  passkey: {
    address: { tries: 60, seconds: HALF_HOUR_SECONDS },
    network: { tries: 600, seconds: HALF_HOUR_SECONDS },
  },
}
