import type { LucideIcon } from 'lucide-react'

/** One thing that a search found. */
export type Found = {
  id: string
  /** Its group in the list: `Oyuncular`. */
  group: string
  icon: LucideIcon
  name: string
  /** What stands beside it, with what matched: `ZR 198 004 · IBAN •••• 7741`. */
  note?: string
  /** At the right: `Oyuncu`. */
  kind?: string
  /** Where it leads; absent of what is done at once. */
  path?: string
  run?: () => void
}

/** Finds what a person may see. What they may not see is not found. */
export type SearchProvider = (query: string) => Promise<readonly Found[]>
