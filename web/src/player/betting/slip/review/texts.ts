import { texts } from '../../../../lib/language/translate.ts'

/** Of a bet above the limit that a trader looks at. */
export const t = texts({
  tr: {
    ask: 'Uzmana sor · {sum}',
    askNote: 'Bir uzman 30 saniye içinde bakar; bakmazsa tutar bakiyene döner.',
    asking: 'Uzman bakıyor',
    askingNote: 'Tutar ayrıldı. Süre dolarsa bahis oynanmaz ve tutar bakiyene döner.',
    accepted: 'Uzman kabul etti',
    acceptedNote: 'Bahis birazdan kesinleşir.',
    offered: 'Karşı teklif',
    offeredNote: 'Süre içinde kabul etmezsen bahis oynanmaz ve tutarın tamamı bakiyene döner.',
    offeredStake: 'Tutar',
    offeredOdds: 'Oran',
    offeredWin: 'Olası kazanç',
    insteadOf: '{sum} yerine',
    back: 'Bakiyene döner',
    take: 'Kabul et · {sum}',
    decline: 'Vazgeç',
    sending: 'Gönderiliyor',
    left: { one: '{count} sn kaldı', other: '{count} sn kaldı' },
  },
  en: {
    ask: 'Ask a trader · {sum}',
    askNote:
      'A trader looks within 30 seconds; if nobody does, the stake goes back to your balance.',
    asking: 'A trader is looking',
    askingNote:
      'The stake is held. If the time runs out, the bet is not placed and the stake goes back.',
    accepted: 'The trader accepted',
    acceptedNote: 'The bet is decided in a moment.',
    offered: 'Counter-offer',
    offeredNote:
      'If you do not accept it in time, the bet is not placed and the whole stake goes back to your balance.',
    offeredStake: 'Stake',
    offeredOdds: 'Odds',
    offeredWin: 'Possible payout',
    insteadOf: 'in place of {sum}',
    back: 'Goes back to your balance',
    take: 'Accept · {sum}',
    decline: 'Decline',
    sending: 'Sending',
    left: { one: '{count} s left', other: '{count} s left' },
  },
})
