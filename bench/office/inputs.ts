import type { Operation } from '@zar/contract/office/operation'
import { SEGMENT_FIELDS, type SegmentField } from '@zar/contract/office/segments/fields'

type Input = Record<string, unknown>

/** What is typed to find a player: beginnings of names, an end of a phone, a number, an address. */
const TYPED = [
  'mar',
  'a',
  'ali',
  'ayşe y',
  'deniz',
  '4471',
  '100 004 711',
  'ali7@example.com',
  'zzz',
]
/** And to find another record: a payment, a bet, a transfer. */
const RECORDS = ['#4711', 'k-4711', 't:4711', '4711', 'b:12']

const VALUES = { money: 200, count: 3, yes_no: true, language: 'tr' } as const

/** An expression of each field by itself, and one of several. */
const expressions = (): unknown[] => [
  ...(Object.keys(SEGMENT_FIELDS) as SegmentField[]).map((field) => ({
    field,
    op: ['yes_no', 'language'].includes(SEGMENT_FIELDS[field]) ? '=' : '≥',
    value: VALUES[SEGMENT_FIELDS[field]],
  })),
  {
    all: [
      { field: 'deposited30', op: '≥', value: 200 },
      {
        any: [
          { field: 'casinoStaked30', op: '≥', value: 50 },
          { field: 'markers', op: '≥', value: 2 },
        ],
      },
      { not: { field: 'language', op: '=', value: 'en' } },
    ],
  },
]

/** Of what is typed freely an example is one case of many. */
export function moreInputs({ path }: Operation, example: Input): Input[] | undefined {
  if ('expression' in example)
    return expressions().map((one) => ({ ...example, expression: JSON.stringify(one) }))
  if ('search' in example)
    return [
      {},
      ...TYPED.map((search) => ({ search })),
      ...['blocked', 'excluded', 'closed'].map((state) => ({ state })),
    ]
  if (path.endsWith('/search') && 'text' in example)
    return [...TYPED, ...RECORDS].map((text) => ({ text }))
  return undefined
}
