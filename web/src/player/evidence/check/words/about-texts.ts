import { texts } from '../../../../lib/language/translate.ts'

/** What a stranger needs to know of the format, and of checking it without this page. */
export const t = texts({
  tr: {
    title: 'Kanıt nedir, ona neden güvenilir?',
    'what.title': 'Dosyada ne olur',
    'what.text':
      'Bir oyuncunun bütün para hareketleri, ödemelerinin adımları, bahisleri, oyunlarının tohumları, sınırları ve kabul ettiği koşullar; her biri bir satır. Dosyanın sonunda işletmenin imzası vardır.',
    'proof.title': 'Ne kanıtlar',
    'proof.text':
      'Her satır, o gün mühürlenmiş bir yığının yaprağıdır. Yığınların kökü her saat imzalanır ve yayımlanır: bu imzalı baş başkalarının eline geçtikten sonra işletme de bir satırı değiştiremez, silemez, araya ekleyemez.',
    'others.title': 'Başkaları hakkında ne söyler',
    'others.text':
      'Hiçbir şey. Yapraklar tuzludur; dosyayı okuyan, bir yığında kaç satır olduğunu öğrenir, fazlasını değil.',
    'limits.title': 'Neyi kanıtlamaz',
    'limits.text':
      'Hiç yazılmamış bir şeyi. Bir yerde olmuş ama dosyada yoksa, numaralar ve bakiyeler boşluğu gösterir; gösteremediğini eski dosyan ve mektuplarındaki başlar gösterir.',
    'command.title': 'Bu sayfaya da güvenmiyorsan',
    'command.text':
      'Biçim yayımlanmıştır, herkes kendi doğrulayıcısını yazabilir. Kaynak kodun yanında iki tane hazırdır: biri bu komut, biri kitaplıksız bir Python dosyası.',
    save: 'Biçimin tamamını kaydet',
    saveNote: 'İki dilde, bu sayfanın yaptığı her adım.',
  },
  en: {
    title: 'What evidence is, and why to trust it',
    'what.title': 'What is in the file',
    'what.text':
      'All movements of a player’s money, the steps of payments, bets, the seeds of games, limits and the terms that were accepted; each is a line. At its end the house has signed it.',
    'proof.title': 'What it proves',
    'proof.text':
      'Each line is a leaf of a batch that was sealed on that day. The root over the batches is signed and published each hour: once others hold that signed head, the house too can change, delete or insert nothing.',
    'others.title': 'What it tells of others',
    'others.text':
      'Nothing. The leaves are salted; whoever reads the file learns how many lines a batch has, no more.',
    'limits.title': 'What it does not prove',
    'limits.text':
      'What was never written down. Where something happened and is not there, numbers and balances show the gap; what they cannot show, an older file and the heads in letters do.',
    'command.title': 'If you do not trust this page either',
    'command.text':
      'The format is published, so anybody can write a verifier. Two come with the source code: this command, and a Python file that needs no library.',
    save: 'Save the whole format',
    saveNote: 'In both languages, each step that this page takes.',
  },
})
