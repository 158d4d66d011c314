import { texts } from '../../lib/translate.ts'

export const t = texts({
  tr: {
    today: 'Bugün ne yapabilirsin',
    support: 'Destek',
    claim: 'Bonus Talep',
    claimLead:
      'Bonuslarını bu sayfadan isteyeceksin. Henüz hazır değil; hazır olunca burada bulacaksın.',
    claimWill1: 'İsteyebileceğin bonusları ve her birinin koşulunu göreceksin.',
    claimWill2: 'Talebin tek dokunuşla gidecek, sonucu bildirim olarak gelecek.',
    claimWill3: 'Çevrim şartı ve kalan süre, talepten önce yazacak.',
    promotions: 'Promosyonlar',
    promotionsNote: 'Güncel fırsatlar ve koşulları',
    deposit: 'Para Yatır',
    depositNote: 'Yatırma yollarını gör',
    claimSupportNote: 'Bonus sorunu bir insana sor',
  },
  en: {
    today: 'What you can do today',
    support: 'Support',
    claim: 'Claim Bonus',
    claimLead:
      'You will ask for your bonuses on this page. It is not ready yet; once it is, you will find it here.',
    claimWill1: 'You will see which bonuses you can ask for, and the terms of each.',
    claimWill2: 'Your request will go with one touch, and its result will come as a notification.',
    claimWill3: 'Wagering terms and the time left will be stated before you ask.',
    promotions: 'Promotions',
    promotionsNote: 'What runs now, and the terms',
    deposit: 'Deposit Money',
    depositNote: 'See the ways to pay in',
    claimSupportNote: 'Ask a person about your bonus',
  },
})
