import type { DemoPage } from '../demo-page.ts'

export const complaints: DemoPage = {
  id: 10,
  title: { tr: 'Şikâyet ve itiraz', en: 'Complaints' },
  updatedOn: '2026-09-28',
  tr: `
    Bir şey yolunda gitmediyse bunu senden duymak isteriz. Şikâyet etmek ücretsizdir, hesabını etkilemez ve her şikâyete bir insan yanıt verir.

    # 1. adım: bize yaz
    İletişim sayfasındaki kanallardan ya da Sizi Arayalım formundan ulaş. Şunları eklersen daha çabuk sonuçlanır:
    - Kullanıcı kodun
    - Ne olduğu ve ne zaman olduğu
    - Oyunsa turun numarası, ödemeyse işlemin numarası
    - Nasıl çözülmesini istediğin
    Şifreni ya da gelen kodları yazma; istemeyiz.

    # Süreler
    - 24 saat içinde: şikâyetin sana ait bir numarayla kayda alınır
    - 3 iş günü içinde: ilk yanıt
    - 10 iş günü içinde: sonuç ve gerekçesi
    Daha uzun sürecekse nedenini ve yeni tarihi yazarız. Hiçbir şikâyet sekiz haftadan uzun açık kalmaz.

    # 2. adım: itiraz
    Sonuca katılmıyorsan 30 gün içinde itiraz edebilirsin. İtirazına, ilk kararı vermemiş bir yetkili bakar ve dosyayı baştan okur.

    # 3. adım: dışarıya başvurmak
    Kişisel verilerle ilgili konularda Kişisel Verileri Koruma Kurulu’na başvurabilirsin. Gerçek parayla çalışan bir kurulumda lisansı veren kurumun ve bağımsız uyuşmazlık kurulunun adresi bu sayfada yazar; bu ev oyun parasıyla çalıştığı için böyle bir kurum yoktur.

    # Oyun sonuçlarına itiraz
    Arcade turlarında en kısa yol doğrulamadır: tohum açıklanınca sonucu sen de hesaplarsın. Hesabın bizim kaydımızla tutmuyorsa turu inceler, hata bizdeyse farkı hesabına yazarız.
  `,
  en: `
    If something did not go well, we want to hear it from you. Complaining costs nothing, does not affect your account, and every complaint is answered by a person.

    # Step 1: write to us
    Use the channels on the contact page or the call request form. It goes faster with:
    - your user code
    - what happened, and when
    - the number of the round for a game, or of the payment
    - how you would like it to be solved
    Do not write your password or codes you received; we do not ask for them.

    # Times
    - Within 24 hours: your complaint is recorded under a number of its own
    - Within 3 business days: a first answer
    - Within 10 business days: the outcome and its reasons
    If it takes longer, we write why and give a new date. No complaint stays open longer than eight weeks.

    # Step 2: object
    If you disagree with the outcome you can object within 30 days. Someone who did not make the first decision reads the file afresh.

    # Step 3: go outside
    On personal data you may turn to the data protection authority. In an installation that runs on real money, this page carries the address of the licensing body and of an independent dispute board; this house runs on play money, so there is no such body.

    # Objecting to a game result
    For arcade rounds the shortest way is to verify: once the seed is revealed you compute the result yourself. If your sum does not match our record we examine the round, and if the fault is ours we credit the difference.
  `,
}
