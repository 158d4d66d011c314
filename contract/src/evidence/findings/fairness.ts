import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Fact, FactOf } from '../facts.ts'
import { type FactLog, type Finding, finding, groupBy } from './finding.ts'

type OfPair = FactOf<'seed.committed' | 'seed.client' | 'seed.revealed' | 'round.played'>
/** What was told of a pair before a fact. */
type Pair = {
  kinds: Set<OfPair['kind']>
  at: string
  commitment?: string
  client?: string
  nonce?: number
  maths: Set<string>
}

const isOfPair = (fact: Fact): fact is OfPair => 'pair' in fact

/** F05: seed, nonce and block of each round, and the order of commitment, client seed, rounds and reveal. */
export const fairnessFindings = (log: FactLog): Finding[] =>
  groupBy(log.facts.filter(isOfPair), ({ pair }) => pair)
    .flatMap((facts) => unfair(facts, log.isFromStart))
    .map((fact) => finding('F05', log, fact))

function unfair(facts: readonly OfPair[], isFromStart: boolean): OfPair[] {
  const revealed = facts.find((fact) => fact.kind === 'seed.revealed')
  const pair: Pair = { kinds: new Set(), at: '', maths: new Set() }
  return facts.filter((fact) => {
    const isFair =
      fact.at >= pair.at &&
      isInOrder(fact, pair, isFromStart) &&
      (!revealed || isOfSeed(fact, pair, revealed.server))
    remember(fact, pair)
    return !isFair
  })
}

/** Of a pair that began before what is shown the order is not known. */
function isInOrder(fact: OfPair, { kinds, nonce = -1 }: Pair, isFromStart: boolean): boolean {
  if (fact.kind === 'seed.committed') return kinds.size === 0
  if (kinds.has('seed.revealed')) return false
  if (!kinds.has('seed.committed')) return !isFromStart
  return fact.kind !== 'round.played' || (kinds.has('seed.client') && fact.nonce === nonce + 1)
}

/** A commitment is to the seed alone, or to it and the rules that every round was played by. */
function isOfSeed(fact: OfPair, { commitment, client, maths }: Pair, server: string): boolean {
  if (fact.kind === 'round.played' && client !== undefined) {
    const block = hmac(sha256, utf8ToBytes(server), utf8ToBytes(`${client}:${fact.nonce}:0`))
    return bytesToHex(block) === fact.block
  }
  if (fact.kind !== 'seed.revealed' || commitment === undefined) return true
  const isCommitted = (seed: string) => bytesToHex(sha256(utf8ToBytes(seed))) === commitment
  return isCommitted(server) || [...maths].every((digest) => isCommitted(`${server}:${digest}`))
}

function remember(fact: OfPair, pair: Pair): void {
  pair.kinds.add(fact.kind)
  pair.at = fact.at
  if (fact.kind === 'seed.committed') pair.commitment = fact.commitment
  if (fact.kind === 'seed.client') pair.client = fact.client
  if (fact.kind === 'round.played') {
    pair.nonce = fact.nonce
    pair.maths.add(fact.maths)
  }
}
