import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { canon, parseCanon } from '@zar/contract/evidence/canon'
import { readFact } from '@zar/contract/evidence/facts'
import { fairnessFindings } from '@zar/contract/evidence/findings/fairness'
import { findKey, type Keys } from '@zar/contract/evidence/keys'
import { LINE, type Line, type LineOf } from '@zar/contract/evidence/lines'
import { rootOfPeaks, withLeaf } from '@zar/contract/evidence/peaks'
import { isRow, itemLeaf } from '@zar/contract/evidence/read'
import { isSigned } from '@zar/contract/evidence/signature'
import { leafOf, rootByProof } from '@zar/contract/evidence/tree'

/** What an arcade publishes of its log, as text. Nothing of it is fetched. */
export type PublishedLog = {
  keys: Keys
  /** `https://oyun.example` */
  origin: string
  heads: string
  batches: string
  /** The facts of one seat with their proofs. */
  seat?: string
  /** Of the mathematics that games have or had: a commitment may be to one of them too. */
  digests: readonly string[]
}

export type VerifiedLog = { faults: string[]; heads: number; batches: number; facts: number }

/**
 * Checks that every head is signed and holds the batches of all heads before it, and that a seat's facts are in
 * them, without holes, and keep to what was committed to. Throws where a line is none of the format.
 */
export async function verifyLog(published: PublishedLog): Promise<VerifiedLog> {
  const heads = linesOf(published.heads, 'head')
  const batches = linesOf(published.batches, 'batch')
  const seat = seatOf(published.seat ?? '')
  const faults = [
    ...(await headFaults(published, heads)),
    ...batchFaults(batches),
    ...rootFaults(heads, batches),
    ...seatFaults(seat, batches),
    ...revealFaults(seat, published.digests),
  ]
  return {
    faults,
    heads: heads.length,
    batches: batches.length,
    facts: seat.flatMap(({ items }) => items).length,
  }
}

function parsed(text: string): Line[] {
  const lines = text.split('\n')
  if (lines.pop() !== '') throw new Error('A line has no end.')
  return lines.map((line) => LINE.parse(parseCanon(utf8ToBytes(line))))
}

function linesOf<Type extends Line['t']>(text: string, type: Type): LineOf<Type>[] {
  const lines = parsed(text)
  if (lines.some(({ t }) => t !== type)) throw new Error(`This has other lines than ${type}.`)
  return lines as LineOf<Type>[]
}

async function headFaults(
  { keys, origin }: PublishedLog,
  heads: readonly LineOf<'head'>[],
): Promise<string[]> {
  const faults: string[] = []
  for (const [nth, head] of heads.entries()) {
    const asked = { id: head.key, use: 'head', origin, at: head.at, isPublished: true } as const
    const key = findKey(keys, asked)
    const isOfHost = head.log === `${new URL(origin).host}/fairness`
    if (!key || !isOfHost) faults.push(`head ${nth}: no key of the list may sign it`)
    else if (!(await isSigned('zar-head-v1', head, key.public)))
      faults.push(`head ${nth}: signature`)
    const before = heads[nth - 1]
    const isBack = before && (before.at > head.at || before.batches > head.batches)
    if (isBack) faults.push(`head ${nth}: older or shorter than the one before`)
  }
  return faults
}

/** Numbered from 0, each from where the one before ended. */
const batchFaults = (batches: readonly LineOf<'batch'>[]): string[] =>
  batches.flatMap((batch, nth) => {
    const before = batches[nth - 1]
    const isNext = batch.i === nth && batch.after === (before?.to ?? '0')
    const isForward = BigInt(batch.to) > BigInt(batch.after) && batch.at >= (before?.at ?? '')
    return isNext && isForward ? [] : [`batch ${nth}: does not follow the one before`]
  })

/** The root of each head is that of the first so many batches. */
function rootFaults(
  heads: readonly LineOf<'head'>[],
  batches: readonly LineOf<'batch'>[],
): string[] {
  const roots = new Map<number, { root: string; rows: number }>()
  let [peaks, rows]: [Uint8Array[], number] = [[], 0]
  for (const [count, batch] of batches.entries()) {
    peaks = withLeaf(peaks, count, leafOf(utf8ToBytes(canon(batch))))
    rows += batch.rows
    roots.set(count + 1, { root: bytesToHex(rootOfPeaks(peaks)), rows })
  }
  return heads.flatMap((head, nth) => {
    const found = roots.get(head.batches)
    if (!found) return [`head ${nth}: of batches that are not there`]
    return found.root === head.root && found.rows === head.rows
      ? []
      : [`head ${nth}: other batches`]
  })
}

type SeatBatch = { batch: LineOf<'batch'>; proof: LineOf<'proof'>; items: LineOf<'item'>[] }

function seatOf(text: string): SeatBatch[] {
  const shown: SeatBatch[] = []
  const lines = text === '' ? [] : parsed(text)
  for (const [nth, line] of lines.entries()) {
    const next = lines[nth + 1]
    if (line.t === 'batch' && next?.t === 'proof')
      shown.push({ batch: line, proof: next, items: [] })
    else if (line.t === 'item' && shown.length > 0) shown.at(-1)?.items.push(line)
    else if (line.t !== 'proof' || lines[nth - 1]?.t !== 'batch')
      throw new Error(`Line ${nth + 1} stands where it may not.`)
  }
  return shown
}

function seatFaults(shown: readonly SeatBatch[], batches: readonly LineOf<'batch'>[]): string[] {
  const apart = shown.flatMap(({ batch, proof, items }) => {
    const published = batches[batch.i]
    const isThere = published !== undefined && canon(published) === canon(batch)
    const leaves = items.map((item) => ({ at: item.p, leaf: itemLeaf(item) }))
    const root = rootByProof(batch.rows, leaves, proof.path.map(hexToBytes))
    const isIn = proof.b === batch.i && root !== undefined && bytesToHex(root) === batch.root
    return isThere && isIn ? [] : [`batch ${batch.i}: facts that are not in it as it was published`]
  })
  return [...apart, ...factFaults(shown.flatMap(({ items }) => items))]
}

function factFaults(items: readonly LineOf<'item'>[]): string[] {
  const told = items.flatMap(({ body }) => (isRow(body) ? [] : [body]))
  const isWhole =
    told.length === items.length &&
    told.every(({ n, subject }, at) => n === at + 1 && subject === told[0]?.subject)
  if (!isWhole) return ['facts: not numbered without holes, or of several seats']
  const facts = told.flatMap((one) => {
    const fact = readFact(one)
    return fact === undefined || typeof fact === 'string' ? [] : [fact]
  })
  if (facts.length < told.length) return ['facts: one is unknown, or lacks a member']
  const log = { name: 'fairness', facts, isFromStart: true, until: '', blackedOut: 0 }
  return fairnessFindings(log).map(({ code, at }) => `fact ${at}: ${code}`)
}

/** A revealed seed is the one that was committed to, alone or with the mathematics of a game. */
function revealFaults(shown: readonly SeatBatch[], digests: readonly string[]): string[] {
  const commitments = new Map<unknown, unknown>()
  const bodies = shown.flatMap(({ items }) => items.map(({ body }) => body))
  return bodies.flatMap((body) => {
    if (isRow(body)) return []
    if (body.kind === 'seed.committed') commitments.set(body.pair, body.commitment)
    if (body.kind !== 'seed.revealed') return []
    const seed = String(body.server)
    const texts = [seed, ...digests.map((digest) => `${seed}:${digest}`)]
    const commitment = commitments.get(body.pair)
    return texts.some((text) => bytesToHex(sha256(utf8ToBytes(text))) === commitment)
      ? []
      : [`fact ${body.n}: not the seed that was committed to`]
  })
}
