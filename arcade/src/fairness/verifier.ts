import { findEngine } from '../games/catalogue.ts'
import { type Engine, type Outcome, playRound } from '../games/play-round.ts'
import type { Step } from '../protocol.ts'
import { drawFrom, messageOf } from './draws.ts'

export type RoundToVerify = {
  serverSeed: string
  clientSeed: string
  nonce: number
  gameCode: string
  stakeKurus: number
}

export type Verified = { commitment: string; steps: Step[]; winKurus: number }

/**
 * Plays a round again from its revealed seed with nothing but Web Crypto: for any browser, with
 * no word from the server. Throws where the game is unknown or the stake is none of its stakes.
 */
export async function verifyRound(round: RoundToVerify): Promise<Verified> {
  const engine = findEngine(round.gameCode)
  if (!engine) throw new Error(`unknown game: ${round.gameCode}`)
  const key = await hmacKey(round.serverSeed)
  const commitment = hex(await crypto.subtle.digest('SHA-256', bytesOf(round.serverSeed)))
  return { commitment, ...(await replay(engine, round, key)) }
}

/** The engine draws at once but Web Crypto answers later, so blocks are made ahead of the play. */
async function replay(engine: Engine, round: RoundToVerify, key: CryptoKey): Promise<Outcome> {
  const blocks: Uint8Array[] = []
  for (;;) {
    const message = messageOf(round.clientSeed, round.nonce, blocks.length)
    blocks.push(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytesOf(message))))
    const outcome = playWith(engine, round.stakeKurus, blocks)
    if (outcome) return outcome
  }
}

const TOO_FEW_BLOCKS = Symbol('too few blocks')

function playWith(engine: Engine, stakeKurus: number, blocks: Uint8Array[]): Outcome | undefined {
  const random = drawFrom((index) => {
    const block = blocks[index]
    if (!block) throw TOO_FEW_BLOCKS
    return block
  })
  try {
    return playRound(engine, stakeKurus, random)
  } catch (error) {
    if (error === TOO_FEW_BLOCKS) return undefined
    throw error
  }
}

function hmacKey(serverSeed: string): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  return crypto.subtle.importKey('raw', bytesOf(serverSeed), algorithm, false, ['sign'])
}

function bytesOf(text: string) {
  return new TextEncoder().encode(text)
}

function hex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
