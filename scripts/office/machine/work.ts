import type { Books } from '../../ledger/open-books.ts'
import { deposits } from './deposits.ts'
import { keys } from './keys.ts'
import { licence } from './licence.ts'
import { sessions } from './sessions.ts'
import { staff } from './staff.ts'

type Work = (books: Books, words: readonly string[]) => Promise<boolean>

/** What is done on the machine itself; each answers false where the words say nothing that can be done. */
export const MACHINE_WORK: Record<string, Work> = { staff, sessions, keys, licence, deposits }
