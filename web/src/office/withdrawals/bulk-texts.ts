import { texts } from '../../lib/language/translate.ts'

export const bulk = texts({
  tr: {
    bar: 'Seçilen çekimler',
    mark: '{name}: birlikte öde',
    chosen: { one: '{count} çekim seçili · {sum}', other: '{count} çekim seçili · {sum}' },
    clear: 'Seçimi kaldır',
    pay: { one: '{count} çekimi öde, {sum}', other: '{count} çekimi öde, {sum}' },
    paying: 'Ödeniyor',
    paid: {
      one: '{count} çekim bankaya gönderildi: {sum}',
      other: '{count} çekim bankaya gönderildi: {sum}',
    },
    left: { one: '{count} çekim ödenmedi.', other: '{count} çekim ödenmedi.' },
    tooMuch: 'Birlikte en çok {most} ödenir.',
    tooMany: 'Birlikte en çok {most} çekim ödenir.',
    offline: 'Bağlantı yok. Gelince açılır.',
  },
  en: {
    bar: 'Chosen withdrawals',
    mark: '{name}: pay with others',
    chosen: {
      one: '{count} withdrawal chosen · {sum}',
      other: '{count} withdrawals chosen · {sum}',
    },
    clear: 'Clear the choice',
    pay: { one: 'Pay {count} withdrawal, {sum}', other: 'Pay {count} withdrawals, {sum}' },
    paying: 'Paying',
    paid: {
      one: '{count} withdrawal was sent to the bank: {sum}',
      other: '{count} withdrawals were sent to the bank: {sum}',
    },
    left: { one: '{count} withdrawal was not paid.', other: '{count} withdrawals were not paid.' },
    tooMuch: 'Together at most {most} are paid.',
    tooMany: 'At most {most} withdrawals are paid together.',
    offline: 'There is no connection. It opens when it is back.',
  },
})
