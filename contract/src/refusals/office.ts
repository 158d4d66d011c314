/** Why a person of the office is turned down. */
export const OFFICE_REFUSALS = {
  staff_wrong: {
    status: 200,
    tr: 'Ad, şifre ya da kod yanlış.',
    en: 'The name, the password or the code is wrong.',
  },
  staff_locked: {
    status: 429,
    tr: 'Çok fazla yanlış deneme oldu. 15 dakika sonra yeniden dene.',
    en: 'There were too many wrong tries. Try again after 15 minutes.',
  },
  invite_over: {
    status: 200,
    tr: 'Bu davetin süresi doldu ya da kullanıldı. Yenisini iste.',
    en: 'This invitation has expired or was used. Ask for a new one.',
  },
  view_only: {
    status: 403,
    tr: 'Bu, oyuncunun sayfalarına bakıştır: hiçbir şey yapılamaz.',
    en: 'These are a player’s pages to look at: nothing can be done here.',
  },
  view_not_served: {
    status: 409,
    tr: 'Oyuncu görünümünün adresi ayarlanmamış (VIEW_PORT).',
    en: 'No address is set for a player’s view (VIEW_PORT).',
  },
  no_right: { status: 403, tr: 'Rolün buna yetmiyor.', en: 'Your role does not include this.' },
  case_taken: {
    status: 409,
    tr: 'Bu kayda şu anda bir arkadaşın bakıyor.',
    en: 'A colleague has this case open.',
  },
  case_changed: {
    status: 409,
    tr: 'Bu kayıt sen bakarken değişti; yeniden oku.',
    en: 'This case has changed since you read it: read it again.',
  },
  case_not_theirs: {
    status: 409,
    tr: 'Bu kişi bu kayda bakamaz. Başka birini seç.',
    en: 'This person cannot handle this case. Choose somebody else.',
  },
  chat_full: {
    status: 409,
    tr: 'Beş sohbetin var. Birini bitir ya da devret, sonra yenisini al.',
    en: 'You have five conversations. End or give back one before you take another.',
  },
  complaint_open: {
    status: 409,
    tr: 'Bu bilet için bir şikâyet zaten açık.',
    en: 'A complaint of this ticket is open already.',
  },
  content_incomplete: {
    status: 409,
    tr: 'Taslakta eksik ya da güncel olmayan alanlar var. Hepsi tamamlanınca yayınlanır.',
    en: 'The draft has fields that are missing or out of date. It is published once none is left.',
  },
  content_scheduled: {
    status: 409,
    tr: 'Bu parçanın zamanı bekleyen bir sürümü var. Önce onu geri al.',
    en: 'A version of this piece waits for its time. Take it back first.',
  },
  content_by_two: {
    status: 409,
    tr: 'Koşul metinlerini ve promosyonları iki kişi, ayrı ayrı yayınlar.',
    en: 'Texts of law and promotions are published by two people, apart from each other.',
  },
  content_stays: {
    status: 409,
    tr: 'Bu metin siteden kalkmaz; yerine yeni bir sürüm yayınlanır.',
    en: 'This text is not taken from the site: a new version takes its place.',
  },
  content_time: {
    status: 409,
    tr: 'Yayın zamanı geçmişte, ya da bitiş başlangıçtan sonra değil. En çok bir yıl sonrası seçilir.',
    en: 'The time is in the past, or the end is not after the start. At most a year ahead can be chosen.',
  },
  content_offer_closed: {
    status: 409,
    tr: 'Bu promosyonun teklifi kapalı. Alınamayan bir teklif duyurulmaz.',
    en: 'The offer of this promotion is closed. What cannot be had is not announced.',
  },
  content_draft_there: {
    status: 409,
    tr: 'Bu parçanın bir taslağı zaten var. Önce onu yayınla ya da at.',
    en: 'This piece has a draft already. Publish it or throw it away first.',
  },
  reconcile_runs: {
    status: 409,
    tr: 'Şu anda başka bir mutabakat sürüyor. Bitince yeniden dene.',
    en: 'Another comparison is running. Try again when it has ended.',
  },
  reconcile_day: {
    status: 409,
    tr: 'Bu gün karşılaştırılamaz: henüz bitmedi, ya da 90 günden eski.',
    en: 'This day cannot be compared: it is not over yet, or is older than 90 days.',
  },
  rule_untried: {
    status: 200,
    tr: 'Bu değerler son 30 günde denenmedi. Önce dene, sonra öner.',
    en: 'These values were not tried on the last 30 days. Try them, then propose.',
  },
  offer_untried: {
    status: 200,
    tr: 'Tam bu koşullar denenmedi. Önce deneme çalıştır.',
    en: 'Exactly these terms were not tried. Start a dry run first.',
  },
  offer_without_budget: {
    status: 200,
    tr: 'Teklifin bütçesi yok. Bütçeyi teklifi hazırlamayan iki kişi verir.',
    en: 'The offer has no budget. Two people who did not draw it set one.',
  },
  offer_above_budget: {
    status: 200,
    tr: 'Denemede yirmide bir olasılıkla maliyet bütçeyi aşıyor. Koşulları daralt ya da bütçeyi artır.',
    en: 'In one of twenty runs the cost is above the budget. Narrow the terms or raise the budget.',
  },
  offer_words_missing: {
    status: 200,
    tr: 'Başlık ve özet iki dilde de yazılmadan yayınlanamaz.',
    en: 'It cannot be published before title and summary are written in both languages.',
  },
  offer_odd: {
    status: 200,
    tr: 'Koşullar birbirine uymuyor. İşaretli alanları düzelt.',
    en: 'The terms do not fit each other. Mend the marked fields.',
  },
  offer_trial_runs: {
    status: 200,
    tr: 'Bu teklifin denemesi sürüyor. Bitince yenisini başlat.',
    en: 'A dry run of this offer is under way. Start another when it has ended.',
  },
  offer_not_grantable: {
    status: 200,
    tr: 'Bu teklif elle verilemez: kapalı, yatırmaya bağlı ya da oyuncu onu almış.',
    en: 'This offer cannot be given by hand: it is closed, needs a deposit, or the player has had it.',
  },
  readmit_too_early: {
    status: 200,
    tr: 'Evin koyduğu dışlama en az 24 saat sürer.',
    en: 'An exclusion of the house runs for 24 hours at least.',
  },
  alarm_over: {
    status: 409,
    tr: 'Bu alarm kapandı.',
    en: 'This alarm is over.',
  },
  alarm_owned: {
    status: 409,
    tr: 'Bu alarmı bir arkadaşın üstlendi.',
    en: 'A colleague has taken this alarm.',
  },
  shift_overlaps: {
    status: 409,
    tr: 'Bu kişinin o saatlerde başka bir nöbeti var.',
    en: 'This person has another shift at that time.',
  },
  out_of_scope: {
    status: 403,
    tr: 'Bu kayıt senin kapsamının dışında.',
    en: 'This record is outside your scope.',
  },
  out_of_hours: {
    status: 403,
    tr: 'Bu yetki şu saatte geçerli değil.',
    en: 'This right is not valid at this hour.',
  },
  above_role_limit: {
    status: 403,
    tr: 'Bu tutar rolünün sınırını aşıyor.',
    en: 'This sum is above the limit of your role.',
  },
  consent_needed: {
    status: 409,
    tr: 'Bu tutarı iki kişi tek başına gönderemez; önce uyum onay verir.',
    en: 'Two people cannot send this sum alone; compliance consents first.',
  },
  consent_not_needed: {
    status: 409,
    tr: 'Bu tutar için uyumun onayı gerekmez.',
    en: 'This sum needs no consent of compliance.',
  },
  same_person: {
    status: 403,
    tr: 'İlk onayı sen verdin. İkinci onay başka birinden gelmeli.',
    en: 'You gave the first approval. The second must come from another person.',
  },
  separation: {
    status: 403,
    tr: 'Bu kayıtta başka bir işi sen yaptın. Kararı başka biri vermeli.',
    en: 'You did another part of this case. Another person has to decide it.',
  },
  ceiling: {
    status: 403,
    tr: 'Sende olmayan bir yetkiyi veremezsin.',
    en: 'You cannot grant a right that you do not have.',
  },
  self: {
    status: 403,
    tr: 'Kendi yetkilerine karar veremezsin.',
    en: 'You cannot decide on your own rights.',
  },
  own_account: {
    status: 403,
    tr: 'Bu oyuncu hesabı sana ya da bir yakınına ait.',
    en: 'This player account is yours or a relative’s.',
  },
  elevation_ended: {
    status: 403,
    tr: 'Geçici yetkin sona erdi.',
    en: 'Your temporary right has ended.',
  },
  not_elevatable: {
    status: 403,
    tr: 'Acil durum yetkisi yalnızca durdurmaya yarar.',
    en: 'Break-glass rights only stop things.',
  },
  reauthenticate: {
    status: 403,
    tr: 'Bu işlem için yeniden kim olduğunu kanıtla.',
    en: 'Prove again who you are for this.',
  },
  too_far: {
    status: 403,
    tr: 'Oran, adil orandan dörtte birden fazla uzak. İkinci kişi gerekir.',
    en: 'The price is more than a quarter away from the fair one. A second person is needed.',
  },
  name_needed: {
    status: 200,
    tr: 'Onaylamak için adı yaz.',
    en: 'Type the name to confirm.',
  },
  changed_meanwhile: {
    status: 409,
    tr: 'Bilgiler bu arada değişti. Yeniden oku ve karar ver.',
    en: 'The facts have changed meanwhile. Read them again and decide.',
  },
  aml_not_looked_at: {
    status: 409,
    tr: 'Vakaya henüz bakılmadı. Önce ilk bakışı yaz, sonra karar ver.',
    en: 'Nobody has looked at the case yet. Write down the first look before it is decided.',
  },
  payee_unproven: {
    status: 409,
    tr: 'Banka bu hesabın oyuncunun adına olduğunu söylemiyor. Onun sözü olmadan onaylanamaz.',
    en: 'The bank does not say that this account is in the player’s name. Without its word nobody can confirm it.',
  },
  nothing_to_change: {
    status: 409,
    tr: 'Bu zaten böyle: değişecek bir şey yok.',
    en: 'It is so already: there is nothing to change.',
  },
  decided_meanwhile: {
    status: 409,
    tr: 'Bu kayıtta bir başkası az önce karar verdi.',
    en: 'Somebody else has just decided this.',
  },
  device_code_unknown: {
    status: 200,
    tr: 'Bu kod senin adına bekleyen bir komut satırına ait değil ya da on dakikası doldu.',
    en: 'No command line waits for you by this code, or its ten minutes are over.',
  },
  browser_only: {
    status: 403,
    tr: 'Bunu yalnızca tarayıcıdaki oturum yapabilir.',
    en: 'Only a session in the browser can do this.',
  },
  proposal_waits: {
    status: 409,
    tr: 'Bu kayıt için bekleyen bir öneri var.',
    en: 'A proposal for this record is waiting already.',
  },
  lapsed: {
    status: 409,
    tr: 'Önerinin 60 dakikası doldu. Yeniden öner.',
    en: 'The proposal’s 60 minutes are over. Propose it again.',
  },
  house_limit_higher: {
    status: 409,
    tr: 'Evin koyduğu sınır bundan düşük. Yükseltmek iki kişilik bir karardır.',
    en: 'The house’s limit is lower than this. To raise it takes two people.',
  },
  corrected_already: {
    status: 409,
    tr: 'Bu kayıt bu nedenle daha önce düzeltildi.',
    en: 'This record was corrected for this reason before.',
  },
  linked_not_found: {
    status: 200,
    tr: 'Bu oyuncunun böyle bir kaydı yok.',
    en: 'This player has no such record.',
  },
  reason_needed: {
    status: 200,
    tr: 'Nedenini en az 20 karakterle yaz.',
    en: 'Give the reason in at least 20 characters.',
  },
} as const
