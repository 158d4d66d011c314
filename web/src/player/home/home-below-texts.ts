import { texts } from '../../lib/language/translate.ts'

export const t = texts({
  tr: {
    tables: 'Canlı masalar',
    recent: 'Son oynadıkların',
    favorites: 'Favorilerin',
    fairTitle: 'Sözümüze güvenme, hesabı kendin yap',
    fairNote:
      'Önce mührü görür, sonra oynarsın. Tur bitince tohum açılır; mühür tutuyorsa sonuca kimse dokunmamıştır.',
    fairGo: 'Bir turu doğrula',
    newTab: '(yeni sekmede açılır)',
    stepOne: 'Mühür',
    stepOneNote: 'Turdan önce sunucu tohumunun SHA-256 özeti gösterilir.',
    stepTwo: 'Tur',
    stepTwoNote: 'Senin tohumun ve tur sayacı katılır; sonuç bunlardan hesaplanır.',
    stepThree: 'Hesap',
    stepThreeNote: 'Tohum açıklanır, doğrulayıcı aynı sonucu önünde çıkarır.',
    how: 'Nasıl çalışır',
  },
  en: {
    tables: 'Live tables',
    recent: 'Recently played',
    favorites: 'Your favorites',
    fairTitle: 'Don’t take our word for it: check the maths',
    fairNote:
      'You see the seal first, then you play. Afterwards the seed is opened; if the seal fits, nobody touched the result.',
    fairGo: 'Verify a round',
    newTab: '(opens in a new tab)',
    stepOne: 'Seal',
    stepOneNote: 'Before the round the SHA-256 hash of the server seed is shown.',
    stepTwo: 'Round',
    stepTwoNote: 'Your seed and a counter join in; the result is computed from these.',
    stepThree: 'Sum',
    stepThreeNote:
      'The seed is revealed, and the verifier works out the same result before your eyes.',
    how: 'How it works',
  },
})
