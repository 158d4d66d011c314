import { texts } from '../../../lib/language/translate.ts'

export const t = texts({
  tr: {
    ask: 'Belge iste',
    askTitle: 'Oyuncudan belge iste',
    askPropose: 'Belge istemeyi öner',
    askSecond: 'Belge iste, ikinci onay',
    askDoes:
      'Önerin 60 dakika bekler. İkinci kişi onaylarsa oyuncuya yazılır ve saat en çok 72 saat onun yanıtını bekler. Bir çekimde bir kez istenir.',
    asked: 'Oyuncuya yazıldı, saat yanıtını bekliyor',
    askProposed: 'Belge isteme önerildi, ikinci onay bekliyor',
    law: 'Yasal bekletme',
    lift: 'Yasal bekletmeyi kaldır',
    lawTitle: '{name} için yasal bekletme',
    lawGround: 'Dayanak',
    lawDoes:
      'Bu oyuncunun bütün çekimleri, sonra isteyecekleri de, saat işlemeden bekler. Oyuncu yasanın istediğini okur, nedenini okumaz. Uyumdan iki kişi gerekir.',
    lawVerb: 'Yasal bekletmeyi öner ya da onayla',
    lawPlaced: 'Yasal bekletme kondu',
    lawProposed: 'Yasal bekletme önerildi, ikinci onay bekliyor',
    liftTitle: '{name} için yasal bekletmeyi kaldır',
    liftDoes:
      'Çekimlerin her birine bir kez daha bakılır, saatleri yeniden işler. Uyumdan iki kişi gerekir.',
    liftVerb: 'Kaldırmayı öner ya da onayla',
    lifted: 'Yasal bekletme kalktı',
    liftProposed: 'Kaldırma önerildi, ikinci onay bekliyor',
    legal_hold: 'Yasal inceleme',
    sanction: 'Yaptırım listesi',
    court_order: 'Mahkeme kararı',
  },
  en: {
    ask: 'Ask for a document',
    askTitle: 'Ask the player for a document',
    askPropose: 'Propose to ask for a document',
    askSecond: 'Ask for a document, second approval',
    askDoes:
      'It waits for 60 minutes. If a second person approves, the player is written to, and the clock waits up to 72 hours for the answer. A withdrawal is asked about once.',
    asked: 'The player was written to; the clock waits for the answer',
    askProposed: 'Asking was proposed, waits for a second person',
    law: 'Hold by law',
    lift: 'Lift the hold by law',
    lawTitle: 'Hold by law for {name}',
    lawGround: 'Ground',
    lawDoes:
      'All withdrawals of this player, later ones too, wait without a clock. The player reads that the law asks it, and not why. It takes two people of compliance.',
    lawVerb: 'Propose or approve the hold by law',
    lawPlaced: 'The hold by law stands',
    lawProposed: 'The hold by law was proposed, waits for a second person',
    liftTitle: 'Lift the hold by law for {name}',
    liftDoes:
      'Each withdrawal is looked at once more, and its clock runs again. It takes two people of compliance.',
    liftVerb: 'Propose or approve to lift it',
    lifted: 'The hold by law is lifted',
    liftProposed: 'Lifting was proposed, waits for a second person',
    legal_hold: 'Legal review',
    sanction: 'Sanctions list',
    court_order: 'Court order',
  },
})
