import { FIELD_TYPES, type FieldType } from '@zar/contract/payment'
import { expect, test } from 'vitest'
import { wrongFields } from './read-order.ts'

const GOOD = {
  String: 'İlkbahar 7',
  Int: 7,
  Long: 9_007_199_254_740_991,
  Decimal: 10.25,
  Bool: false,
  DateTime: '2026-11-25T10:30:00+03:00',
  Dropdown: 2,
} satisfies Record<FieldType, unknown>
const BAD = {
  String: 7,
  Int: 7.5,
  Long: '7',
  Decimal: 0,
  Bool: 'true',
  DateTime: '2026-11-25T25:30:00+03:00',
  Dropdown: 3,
} satisfies Record<FieldType, unknown>

const form = (objectType: FieldType) => ({
  fields: [
    {
      key: 'Field',
      mask: null,
      objectType,
      option: objectType === 'Dropdown' ? [{ id: 2, name: 'İki' }] : null,
    },
  ],
})

test.each(Object.keys(FIELD_TYPES) as FieldType[])(
  '§3 Field type enumeration: a field of type %s takes a value of its type and no other',
  (objectType) => {
    expect(wrongFields(form(objectType), { Field: GOOD[objectType] })).toEqual([])
    expect(wrongFields(form(objectType), { Field: BAD[objectType] })).toEqual([
      ['Field', expect.any(String)],
    ])
    expect(wrongFields(form(objectType), {})).toEqual([['Field', 'missing']])
  },
)

test.each(['2026-11-25', '2026-11-25T10:30:00', '2026-02-30T10:30:00Z', 0])(
  '§3 DateTime: %j is no moment',
  (value) => {
    expect(wrongFields(form('DateTime'), { Field: value })).toEqual([['Field', 'moment']])
  },
)
