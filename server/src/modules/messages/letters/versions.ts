import {
  LETTER_NAMES,
  LETTERS,
  type Letter,
  type LetterWords,
  letterProblems,
} from '@zar/contract/office/letters/letters'
import type { LetterCase, LetterList } from '@zar/contract/office/letters/operations'
import type { Db, Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { BUILT_IN, SAMPLES } from './built-in.ts'

const versionsOf = (db: Db | Tx) =>
  db
    .selectFrom('letter_version')
    .innerJoin('staff', 'staff.id', 'letter_version.made_by')
    .select(['letter', 'version', 'words', 'because', 'letter_version.made_at', 'full_name'])
    .orderBy('version', 'desc')

/** All letters with their newest version. */
export async function listLetters(db: Db): Promise<LetterList> {
  const rows = await versionsOf(db)
    .distinctOn('letter')
    .clearOrderBy()
    .orderBy('letter')
    .orderBy('version', 'desc')
    .execute()
  return LETTER_NAMES.map((letter) => {
    const row = rows.find((one) => one.letter === letter)
    return {
      letter,
      channel: LETTERS[letter].channel,
      version: row?.version ?? 0,
      by: row?.full_name ?? null,
      at: row?.made_at.toISOString() ?? null,
    }
  })
}

/** A letter with all its versions, of which the first came with the installation. */
export async function readLetter(db: Db, letter: Letter): Promise<Omit<LetterCase, 'actions'>> {
  const rows = await versionsOf(db).where('letter', '=', letter).execute()
  const { words, fixed, gap } = BUILT_IN[letter]
  const kept = rows.map((row) => ({
    version: row.version,
    by: row.full_name,
    at: row.made_at.toISOString(),
    because: row.because,
    words: row.words,
  }))
  const versions = [...kept, { version: 0, by: null, at: null, because: null, words }]
  const [newest] = versions
  return {
    letter,
    version: newest?.version ?? 0,
    words: newest?.words ?? words,
    fixed,
    gap,
    samples: SAMPLES,
    versions,
  }
}

type Saved = {
  letter: Letter
  /** The version that the person saw. */
  version: number
  words: LetterWords
  because: string
  by: string
}

/**
 * Keeps new words; the next letter has them. Throws `letter_changed` where another worded it since it was seen,
 * `letter_unfit` for words that lack what the letter needs, `letter_same`.
 */
export async function saveLetter(tx: Tx, saved: Saved): Promise<number> {
  const { letter, version, words, because, by } = saved
  const now = await tx
    .selectFrom('letter_version')
    .select(['version', 'words'])
    .where('letter', '=', letter)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  refuseIf((now?.version ?? 0) !== version, 'letter_changed')
  refuseIf(letterProblems(letter, words).length > 0, 'letter_unfit')
  refuseIf(isSame(words, now?.words ?? BUILT_IN[letter].words), 'letter_same')
  const made = await tx
    .insertInto('letter_version')
    .values({ letter, version: version + 1, words: JSON.stringify(words), made_by: by, because })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst()
  if (!made) throw new Refusal('letter_changed')
  return made.version
}

const isSame = (one: LetterWords, other: LetterWords): boolean =>
  (['tr', 'en'] as const).every(
    (locale) =>
      one[locale].subject === other[locale].subject && one[locale].text === other[locale].text,
  )
