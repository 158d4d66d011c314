import type { Language, Round } from '../../../protocol.ts'
import type { Words } from '../../words/words.ts'

/** What the panels say beside the page's words. */
type OwnWords = {
  historyNote: string
  historyEmpty: string
  historyFailed: string
  roundStates: Record<Round['state'], string>
  roundId: string
  serverSeed: string
  serverSeedHidden: string
  commitment: string
  verify: string
  copy: string
  copied: string
  /** Of the rounds whose seed is revealed. */
  copyRecords: (n: number) => string
  fairnessText: string
  nextCommitment: string
  gameDigest: string
  /** Of the rules of a round that the game no longer has. */
  earlierVersion: (version: string) => string
  beginSeeds: string
  nextNonce: string
  newClientSeed: string
  clientSeedHint: string
  clientSeedWrong: string
  rotate: string
  rotating: string
  rotated: string
  rotateOpenRound: string
  rotateFailed: string
  revealed: string
  fullRules: string
  freeRound: string
  close: string
  singleKeys: string
  keys: string
}
export type PanelWords = Words & OwnWords

export const PANEL_WORDS: Record<Language, OwnWords> = {
  tr: {
    historyNote: 'Bu oyundaki son 50 turun. Sunucu tohumu, yenilendikten sonra görünür.',
    historyEmpty: 'Bu oyunda henüz turun yok.',
    historyFailed: 'Turların getirilemedi.',
    roundStates: { open: 'Sürüyor', settled: 'Sonuçlandı', voided: 'İptal, bahis iade edildi' },
    roundId: 'Tur kimliği',
    serverSeed: 'Sunucu tohumu',
    serverSeedHidden: 'Henüz gizli: tohum hâlâ kullanımda',
    commitment: 'Taahhüt (SHA-256)',
    verify: 'Doğrula',
    copy: 'Kopyala',
    copied: 'Kopyalandı',
    copyRecords: (n) => `Tur kayıtlarını kopyala (${n})`,
    fairnessText:
      'Sonuç, turdan önce özetini (taahhüt) yayımladığımız gizli sunucu tohumundan, senin tohumundan ve tur sırasından hesaplanır. Özet, sen tohumunu vermeden önce ekrandadır; böylece sonucu ne biz seçebiliriz ne sen. Tohumu yenilediğinde eskisi açıklanır; o tohumla oynanan her turu kendin doğrulayabilirsin.',
    nextCommitment: 'Sıradaki sunucu tohumunun özeti (SHA-256)',
    gameDigest: 'Oyunun özeti (sürüm ve ödeme tablosu)',
    earlierVersion: (version) => `${version}. sürüm`,
    beginSeeds: 'Bu tohumla başla',
    nextNonce: 'Sıradaki tur',
    newClientSeed: 'Yeni tohumun',
    clientSeedHint: '1 ile 64 arası harf, rakam ya da işaret; boşluk olmaz.',
    clientSeedWrong: 'Boşluk ve Türkçe harf kullanmadan 1 ile 64 arası karakter yaz.',
    rotate: 'Yenile ve eskisini aç',
    rotating: 'Yenileniyor',
    rotated: 'Eski tohum açıldı. O tohumla oynadığın turları artık doğrulayabilirsin.',
    rotateOpenRound: 'Tur sürerken tohum yenilenemez.',
    rotateFailed: 'Tohum yenilenemedi. Biraz sonra yeniden dene.',
    revealed: 'Açılan tohum',
    fullRules: 'Kuralların tamamı',
    freeRound: 'Bedava tur',
    close: 'Kapat',
    singleKeys: 'Tek tuş kısayolları',
    keys: 'Boşluk: ana düğme · − ve +: bahis · Esc: sonucu hemen göster · R, H, F, M, G: kurallar, geçmiş, adillik, ses, tam ekran',
  },
  en: {
    historyNote: 'Your last 50 rounds of this game. A server seed shows once it has been replaced.',
    historyEmpty: 'You have no rounds in this game yet.',
    historyFailed: 'Your rounds could not be fetched.',
    roundStates: { open: 'Under way', settled: 'Settled', voided: 'Void, stake returned' },
    roundId: 'Round id',
    serverSeed: 'Server seed',
    serverSeedHidden: 'Still secret: the seed is in use',
    commitment: 'Commitment (SHA-256)',
    verify: 'Verify',
    copy: 'Copy',
    copied: 'Copied',
    copyRecords: (n) => `Copy records (${n})`,
    fairnessText:
      'The outcome is computed from a secret server seed whose digest (the commitment) we publish before the round, from your seed, and from the round number. The digest is on the screen before you give your seed, so that neither we nor you can choose the outcome. When you replace the seed the old one is revealed, and you can verify every round played with it.',
    nextCommitment: 'Digest of the next server seed (SHA-256)',
    gameDigest: 'Digest of the game (version and pay table)',
    earlierVersion: (version) => `version ${version}`,
    beginSeeds: 'Begin with this seed',
    nextNonce: 'Next round',
    newClientSeed: 'Your new seed',
    clientSeedHint: '1 to 64 letters, digits or signs, no spaces.',
    clientSeedWrong: 'Write 1 to 64 plain characters without spaces.',
    rotate: 'Replace and reveal the old one',
    rotating: 'Replacing',
    rotated: 'The old seed is revealed. You can now verify the rounds you played with it.',
    rotateOpenRound: 'The seed cannot be replaced while a round is open.',
    rotateFailed: 'The seed could not be replaced. Try again in a moment.',
    revealed: 'Revealed seed',
    fullRules: 'The full rules',
    freeRound: 'Free round',
    close: 'Close',
    singleKeys: 'Single-key shortcuts',
    keys: 'Space: main button · − and +: stake · Esc: show the result at once · R, H, F, M, G: rules, history, fairness, sound, full screen',
  },
}
