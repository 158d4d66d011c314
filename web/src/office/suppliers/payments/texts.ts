import { texts } from '../../../lib/language/translate.ts'

export const t = texts({
  tr: {
    title: 'Ödeme farkları',
    note: 'Burada hiçbir şey paraya dokunmaz: fark sözle kapanır, düzeltme ayrı bir karardır.',
    none: 'Ödeme farkı yok',
    noneNote: 'Ödeme servisiyle defterimiz aynı şeyi söylüyor.',
    found: 'Bulundu',
    payment: 'Ödeme',
    deposit: 'Yatırma',
    withdrawal: 'Çekim',
    player: 'Oyuncu',
    amount: 'Tutar',
    what: 'Ne farklı',
    act: 'İşlem',
    explain: 'Açıklama öner',
    explainTitle: 'Fark açıklansın: {kind}, {sum}',
    explainVerb: 'Bu açıklamayla kapatmayı öner',
    explainDoes:
      'Para hareket etmez. İkinci bir kişi onaylayınca açıklaman kayda geçer ve fark kapanır; aynı ödeme başka biçimde farklılaşırsa yeniden açılır.',
    approve: 'Bu açıklamayla kapat',
    proposed: 'Önerildi, ikinci onay bekleniyor',
    explained: 'Fark açıklandı',
    rowName: '{kind}, {player}, {sum}, {what}',
  },
  en: {
    title: 'Payment differences',
    note: 'Nothing here moves money: a difference is closed with words, a correction is a decision of its own.',
    none: 'No payment differs',
    noneNote: 'The payment service and our books say the same.',
    found: 'Found',
    payment: 'Payment',
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    player: 'Player',
    amount: 'Sum',
    what: 'What differs',
    act: 'Decision',
    explain: 'Propose an explanation',
    explainTitle: 'Explain the difference: {kind}, {sum}',
    explainVerb: 'Propose to close it with this explanation',
    explainDoes:
      'No money moves. Once a second person approves, your explanation is kept and the difference is closed; it opens again if the same payment differs in another way.',
    approve: 'Close it with this explanation',
    proposed: 'Proposed, it waits for a second person',
    explained: 'The difference is explained',
    rowName: '{kind}, {player}, {sum}, {what}',
  },
})

const whatName = texts({
  tr: {
    paidHere: 'Bizde ödendi, onlarda ödenmedi',
    unknownThere: 'Bizde ödendi, onlar tanımıyor',
    paidThere: 'Onlarda ödendi, bizde ödenmedi',
    sum: 'Tutar ya da para birimi başka',
    bankNotHere: 'Banka dökümünde var, bizde ödenmedi',
    bankMissing: 'Bizde ödendi, banka dökümünde yok',
    bankSum: 'Banka dökümünde tutar başka',
    bankTwice: 'Banka dökümünde iki kez',
  },
  en: {
    paidHere: 'Paid here and not there',
    unknownThere: 'Paid here and unknown there',
    paidThere: 'Paid there and not here',
    sum: 'Another sum or currency',
    bankNotHere: 'In the bank’s statement and not paid here',
    bankMissing: 'Paid here and not in the bank’s statement',
    bankSum: 'Another sum in the bank’s statement',
    bankTwice: 'Twice in the bank’s statement',
  },
})

const KNOWN: Partial<Record<string, Parameters<typeof whatName>[0]>> = {
  'paid here and not there': 'paidHere',
  'paid here and unknown there': 'unknownThere',
  'paid there and not here': 'paidThere',
  'another sum': 'sum',
  'in the bank’s statement and not paid here': 'bankNotHere',
  'paid here and not in the bank’s statement': 'bankMissing',
  'another sum in the bank’s statement': 'bankSum',
  'twice in the bank’s statement': 'bankTwice',
}

/** What differs; what this page does not know is told as it came. */
export function whatText(what: string): string {
  const known = KNOWN[what]
  return known ? whatName(known) : what
}
