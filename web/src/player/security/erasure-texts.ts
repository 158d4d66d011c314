import { texts } from '../../lib/translate.ts'

/** What closing and erasing the account says. */
export const t = texts({
  tr: {
    title: 'Hesabımı sil',
    note: 'Hesabın hemen kapanır, oyunların ve tüm oturumların biter. Kişisel verilerin en geç {days} gün içinde silinir; o güne kadar destek ekibine yazarak vazgeçebilirsin.',
    goes: 'Silinenler',
    'goes.who': 'Adın, e-postan, telefonun, kimlik numaran, kullanıcı adın ve şifren',
    'goes.pay': 'Ödemelerdeki IBAN, ad ve telefonlar',
    'goes.said': 'Biletlerin, dosyaların, sohbetlerin, aranma isteklerin ve bildirimlerin',
    'goes.device': 'Oturumların, IP adreslerin, cihazların, geçiş anahtarların ve favorilerin',
    stays: 'Kalanlar ve nedeni',
    'stays.money':
      'Bahislerin, ödemelerin ve bonusların tutarları: yasa saklamamızı ister. Adın yerine yalnız hesap numarası ve doğum yılın durur.',
    'stays.once':
      'Kimlik numarandan anahtarla üretilmiş bir özet: kendini oyundan uzaklaştıran biri ya da bonusunu alan biri yeniden hesap açamasın diye. Aynı kişi yeni hesap açamaz.',
    first: 'Önce bunları bitir',
    'first.rounds': 'Bitmemiş bir oyun turun var.',
    'first.rounds.go': 'Oyun geçmişi',
    'first.withdrawal': 'Bir çekim talebin sürüyor.',
    'first.withdrawal.go': 'Finansal geçmiş',
    'first.balance': 'Bakiyende {balance} var.',
    'first.balance.go': 'Para çek',
    rest: 'Bakiyendeki {balance} hiçbir yöntemle çekilemeyecek kadar az. Hesabın silinince geri ödenmez.',
    bonus: 'Açık bir bonusun varsa biter ve içindeki para eve döner.',
    start: 'Hesabımı sil',
    prompt: 'Bu geri alınamayan bir adıma götürür. Onaylamak için şifreni yaz.',
    busy: 'Kapatılıyor',
    looking: 'Hesabına bakılıyor',
  },
  en: {
    title: 'Delete my account',
    note: 'Your account closes at once; your games and all sessions end. Your personal data is erased within {days} days at the latest. Until then you can change your mind by writing to support.',
    goes: 'What goes',
    'goes.who': 'Your name, email, phone, ID number, username and password',
    'goes.pay': 'IBANs, names and phones in your payments',
    'goes.said': 'Your tickets, files, chats, call requests and notifications',
    'goes.device': 'Your sessions, IP addresses, devices, passkeys and favourites',
    stays: 'What stays, and why',
    'stays.money':
      'The sums of your bets, payments and bonuses: the law has us keep them. Instead of your name there is only an account number and your year of birth.',
    'stays.once':
      'A keyed hash of your ID number: so that nobody who excluded themselves, or has had their bonus, opens another account. The same person cannot open a new one.',
    first: 'See to this first',
    'first.rounds': 'A round of a game is not over yet.',
    'first.rounds.go': 'Game history',
    'first.withdrawal': 'A withdrawal of yours is on its way.',
    'first.withdrawal.go': 'Financial history',
    'first.balance': 'There is {balance} in your balance.',
    'first.balance.go': 'Withdraw',
    rest: 'The {balance} in your balance is too little for any method to pay out. It is not paid back once your account is deleted.',
    bonus: 'A bonus that is still open ends, and the money in it goes back to the house.',
    start: 'Delete my account',
    prompt: 'This leads to a step that cannot be undone. Enter your password to confirm.',
    busy: 'Closing',
    looking: 'Looking at your account',
  },
})
