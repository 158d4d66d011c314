/** Lists of sanctions and of politically exposed persons, which players are compared with: of compliance alone. */
import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Time } from '../players.ts'
import { Reason } from '../proposals.ts'

export const LIST_KINDS = ['sanctions', 'pep'] as const
export const LIST_MAX_CHARS = 8_000_000
export const LIST_ENTRIES_MAX = 50_000

/** What is wrong with a line: then nothing of the file is taken. */
export const LIST_PROBLEMS = [
  'quoting',
  'columns',
  'empty',
  'too_many',
  'source',
  'kind',
  'other_kind',
  'id',
  'twice',
  'name',
  'aliases',
  'birth',
  'country',
  'document',
] as const

const count = z.int().check(z.gte(0))

/** What a file changes in its source: entries that are the same keep what was decided about them. */
export const ListChange = z.object({ added: count, changed: count, removed: count })
export type ListChange = z.output<typeof ListChange>

export const WatchList = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(LIST_KINDS),
  /** Of its last file. */
  version: z.int(),
  file: z.string(),
  entries: count,
  change: ListChange,
  by: z.string(),
  because: z.string(),
  at: Time,
  /** Entries that players have not been compared with yet. */
  waiting: count,
  /** Entries whose name alone fits so many players that it opens nothing. */
  frequent: count,
  openMatches: count,
})
export type WatchList = z.output<typeof WatchList>

/** A POST: the reason stands in no address. */
export const listWatchLists = operation({
  method: 'POST',
  path: '/api/office/watch-lists',
  summary: 'The lists that players are compared with, and how many players wait to be compared',
  right: 'aml.view',
  writes: false,
  example: { reason: 'The daily look at the lists.' },
  input: z.strictObject({ reason: Reason }),
  output: z.object({ lists: z.array(WatchList), playersWaiting: count }),
})
export type WatchLists = z.output<typeof listWatchLists.output>

const Content = z.string().check(z.minLength(1), z.maxLength(LIST_MAX_CHARS))
/** The first twenty. Line 1 is the head. */
const Problems = z.array(z.object({ line: z.int(), what: z.enum(LIST_PROBLEMS) }))
export type ListProblems = z.output<typeof Problems>

const FILE =
  'source;kind;id;name;aliases;birth;country;document\nNational list;sanctions;1;Ali Kayaoğlu;;1961;TR;\n'

export const previewWatchList = operation({
  method: 'POST',
  path: '/api/office/watch-list-preview',
  summary: 'What a file would change, and what is wrong with it; nothing is taken',
  right: 'aml.view',
  writes: false,
  bodyMaxBytes: 2 * LIST_MAX_CHARS,
  example: { content: FILE, reason: 'The list of this week is looked at.' },
  input: z.strictObject({ content: Content, reason: Reason }),
  output: z.object({
    /** Null where the file has problems. */
    list: z.nullable(
      z.object({
        name: z.string(),
        kind: z.enum(LIST_KINDS),
        /** The version that it would be; 1 of a source that is new. */
        version: z.int(),
        entries: count,
        change: ListChange,
        /** Whether this very file is the version that stands. */
        isKnown: z.boolean(),
      }),
    ),
    problems: Problems,
  }),
})
export type WatchListPreview = z.output<typeof previewWatchList.output>

/**
 * Under `aml.view`, and under no right that decides: a list decides nothing, it opens what two people of compliance
 * then decide. Of all rights it is the one that compliance holds alone, that asks for a reason, and under which one
 * person opens a case of money laundering. `rule.edit` is of risk too, `legalhold.place` and `sanction.decide` are
 * about one player, and `import.accept` is of the catalogue.
 */
export const importWatchList = operation({
  method: 'POST',
  path: '/api/office/watch-list-import',
  summary: 'Brings in a list, which replaces the version before it; the same file changes nothing',
  right: 'aml.view',
  writes: true,
  bodyMaxBytes: 2 * LIST_MAX_CHARS,
  example: {
    name: 'list-2026-11-28.csv',
    content: FILE,
    seen: { added: 1, changed: 0, removed: 0 },
    reason: 'The list of this week, as each Monday.',
  },
  input: z.strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
    content: Content,
    /** What the preview said: a list that would change otherwise now is refused. */
    seen: ListChange,
    reason: Reason,
  }),
  output: z.object({
    /** Null where the file has problems: nothing of it was taken. */
    list: z.nullable(WatchList),
    isNew: z.boolean(),
    problems: Problems,
  }),
})
export type WatchListCame = z.output<typeof importWatchList.output>
