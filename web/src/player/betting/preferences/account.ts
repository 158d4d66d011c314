import {
  bettingPreferences,
  type KeptPreferences,
  saveBettingPreferences,
} from '@zar/contract/betting/preferences'
import { call, Refused } from '../../../lib/api/call.ts'
import { isRecord, readStored, writeStored } from '../../../lib/storage/stored.ts'
import { favourites, onFavourites, putFavourites } from '../favourites/favourites.ts'
import { changeSettings, DEFAULTS, onSettings, settings } from '../settings/settings.ts'
import { isSame, merge, NOTHING, type Preferences } from './merge.ts'

const KEY = 'betting.account'
/** Changes that follow each other are saved together. */
const REST_MS = 300
const RETRY_MS = 2_000
const RETRY_MOST_MS = 5 * 60_000

/** What an account had when it was last heard. `owner` is its number. */
type Heard = Preferences & { owner: string; version: number }

const isHeard = (value: unknown): value is Heard =>
  isRecord(value) &&
  typeof value.owner === 'string' &&
  typeof value.version === 'number' &&
  isRecord(value.favourites) &&
  isRecord(value.settings)

const heardLast = (): Heard | null => readStored(KEY, isHeard)

const here = (): Preferences => {
  const { leagues, teams, events } = favourites()
  const now = settings()
  return {
    favourites: { leagues: [...leagues], teams: [...teams], events: [...events] },
    settings: { ...now, quick: [...now.quick] },
  }
}

/**
 * Keeps the favourites and settings of this browser with the account until the answered function is called. What
 * could not be saved stays in the browser and is tried again: after a while, at the next change, once the network
 * is back, and at the next visit.
 */
export function keepWithAccount(owner: string): () => void {
  let isOver = false
  let isHeardNow = false
  let isBusy = false
  let retryMs = RETRY_MS
  let timer: ReturnType<typeof setTimeout> | undefined

  const later = (ms: number) => {
    clearTimeout(timer)
    if (!isOver) timer = setTimeout(() => void run(), ms)
  }
  async function run(): Promise<void> {
    if (isBusy || isOver) return
    isBusy = true
    try {
      await hear()
      while (!isOver && (await saveOnce(owner)));
      retryMs = RETRY_MS
    } catch (error) {
      onFailure(error)
    } finally {
      isBusy = false
    }
  }
  async function hear(): Promise<void> {
    if (isHeardNow) return
    const kept = await call(bettingPreferences, {})
    if (isOver) return
    take(owner, kept)
    isHeardNow = true
  }
  function onFailure(error: unknown): void {
    // What the server refuses it would refuse again: the next change is another.
    if (error instanceof Refused) return
    later(retryMs)
    retryMs = Math.min(RETRY_MOST_MS, retryMs * 2)
  }
  const soon = () => {
    if (!isBusy) later(REST_MS)
  }
  const again = () => later(0)
  const forget = [onFavourites(soon), onSettings(soon)]
  addEventListener('online', again)
  void run()
  return () => {
    isOver = true
    clearTimeout(timer)
    removeEventListener('online', again)
    for (const one of forget) one()
  }
}

/** Saves what the account does not have yet. False where there is nothing. */
async function saveOnce(owner: string): Promise<boolean> {
  const [sent, heard] = [here(), heardLast()]
  if (heard?.owner !== owner || isSame(sent, heard)) return false
  const answer = await call(saveBettingPreferences, {
    version: heard.version,
    preferences: sent,
  })
  // Meanwhile another may have logged in here.
  if (heardLast()?.owner !== owner) return false
  if (answer.isSaved) writeStored(KEY, { ...sent, owner, version: answer.version })
  else take(owner, answer)
  return true
}

/**
 * Brings what the account has and what was changed here together. What came from another account is not brought
 * into this one.
 */
function take(owner: string, { version, preferences }: KeptPreferences): void {
  const heard = heardLast()
  const there = preferences ?? {
    favourites: NOTHING,
    settings: heard ? { ...DEFAULTS, quick: [...DEFAULTS.quick] } : here().settings,
  }
  const base = {
    favourites: heard?.favourites ?? NOTHING,
    settings: heard?.owner === owner ? heard.settings : null,
  }
  const merged = merge(base, here(), there)
  const isSaved = preferences !== null
  const standing = isSaved ? there : { favourites: NOTHING, settings: DEFAULTS }
  writeStored(KEY, { ...standing, owner, version })
  putFavourites(merged.favourites)
  changeSettings(merged.settings)
}
