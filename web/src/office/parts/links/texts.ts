import { texts } from '../../../lib/language/translate.ts'

export const t = texts({
  tr: {
    risk: 'risk {score}',
    linksNone: 'Bu hesabı başka bir hesaba bağlayan bir şey yok.',
    fact: 'olgu, 3',
    signal: 'işaret, 2',
    weak: 'zayıf, 1',
    graph: '{count} hesap: {pairs}',
    pairSaid: '{one} ile {other}: {kinds}',
  },
  en: {
    risk: 'risk {score}',
    linksNone: 'Nothing links this account with another one.',
    fact: 'fact, 3',
    signal: 'signal, 2',
    weak: 'weak, 1',
    graph: '{count} accounts: {pairs}',
    pairSaid: '{one} and {other}: {kinds}',
  },
})

const edges = texts({
  tr: {
    payout: 'IBAN',
    mailbox: 'e-posta kutusu',
    identity: 'kimlik no',
    confirmed: 'iki kişi onayladı',
    device: 'cihaz',
    play: 'karşılıklı oyun',
    network: 'ağ',
    offer: 'aynı teklif',
    sign_up: 'aynı hafta kayıt',
  },
  en: {
    payout: 'IBAN',
    mailbox: 'mailbox',
    identity: 'identity number',
    confirmed: 'confirmed by two',
    device: 'device',
    play: 'play against each other',
    network: 'network',
    offer: 'same offer',
    sign_up: 'joined the same week',
  },
})
export const edgeName = edges
