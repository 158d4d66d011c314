import { texts } from '../../../lib/language/translate.ts'

export const t = texts({
  tr: {
    office: 'Ofis',
    screens: 'Ekranlar',
    home: 'Zar Ofis, ilk ekran',
    waiting: { one: '{name}, {count} bekliyor', other: '{name}, {count} bekliyor' },
    late: {
      one: '{name}, {waiting} bekliyor, {count} tanesinin sözü geçti',
      other: '{name}, {waiting} bekliyor, {count} tanesinin sözü geçti',
    },
    onDuty: { one: 'Nöbette {count}', other: 'Nöbette {count}' },
    lead: 'amir: {name}',
    until: 'bitiş {time}',
    all: 'Hepsi',
    close: 'Kapat',
  },
  en: {
    office: 'Office',
    screens: 'Screens',
    home: 'Zar Office, first screen',
    waiting: { one: '{name}, {count} waiting', other: '{name}, {count} waiting' },
    late: {
      one: '{name}, {waiting} waiting, {count} past its promise',
      other: '{name}, {waiting} waiting, {count} past their promise',
    },
    onDuty: { one: 'On duty {count}', other: 'On duty {count}' },
    lead: 'lead: {name}',
    until: 'until {time}',
    all: 'All',
    close: 'Close',
  },
})
