import { texts } from '../../../../lib/language/translate.ts'

/** What the slip says of a bonus that is wagered by bets. */
export const t = texts({
  tr: {
    counts: 'Bonusuna sayılır: kupon en az {bet}, her seçim en az {leg}.',
    less: 'Bu kupon bonusuna sayılmaz: oranı en az {bet}, her seçimin en az {leg} olmalı.',
    some: {
      one: '{count} bahis bonusuna sayılmaz: oranı en az {bet}, her seçimin en az {leg} olmalı.',
      other: '{count} bahis bonusuna sayılmaz: oranı en az {bet}, her seçimin en az {leg} olmalı.',
    },
  },
  en: {
    counts: 'Counts towards your bonus: odds of {bet} or more, each selection {leg} or more.',
    less: 'Does not count towards your bonus: that takes odds of {bet}, and {leg} for each selection.',
    some: {
      one: '{count} bet does not count towards your bonus: that takes odds of {bet}, and {leg} for each selection.',
      other:
        '{count} bets do not count towards your bonus: that takes odds of {bet}, and {leg} for each selection.',
    },
  },
})
