/** Why the people of the office stay as they are. */
export const STAFF_REFUSALS = {
  staff_exists: {
    status: 409,
    tr: 'Bu evin personeli var. Yeni kişiyi iki yönetici davet eder.',
    en: 'This house has staff already. Two administrators invite a new person.',
  },
  staff_name_taken: {
    status: 200,
    tr: 'Bu ad kullanılıyor. Başka bir ad yaz.',
    en: 'This name is taken. Type another one.',
  },
  staff_state: {
    status: 409,
    tr: 'Kişinin durumu buna uygun değil. Listeyi yenile.',
    en: 'The person’s state does not allow this. Refresh the list.',
  },
  roles_as_they_are: {
    status: 200,
    tr: 'Kişinin rolleri zaten böyle.',
    en: 'These are the roles that the person has already.',
  },
  contact_same: {
    status: 409,
    tr: 'Bu zaten oyuncunun adresi ya da numarası.',
    en: 'This is the player’s address or number already.',
  },
  contact_taken: {
    status: 409,
    tr: 'Bu, başka bir hesapta doğrulanmış. Oyuncu o hesapla girsin ya da başka birini versin.',
    en: 'It is confirmed for another account. The player logs in there, or gives another one.',
  },
  contact_differs: {
    status: 409,
    tr: 'Yazdığın, önerilenle aynı değil. Oyuncunun gönderdiğinden yeniden oku.',
    en: 'What you typed is not what was proposed. Read it again from what the player sent.',
  },
  player_closed: {
    status: 409,
    tr: 'Bu hesap kapalı.',
    en: 'This account is closed.',
  },
  player_kept_out: {
    status: 409,
    tr: 'Bu hesap giriş yapamıyor; önce nedenine bak.',
    en: 'This account may not log in: look at the reason first.',
  },
  correction_same: {
    status: 409,
    tr: 'Bilgiler zaten böyle; düzeltecek bir şey yok.',
    en: 'That is what it says already: there is nothing to correct.',
  },
  device_unknown: {
    status: 409,
    tr: 'Bu oturumun cihazı bilinmiyor; tarayıcı kendini tanıtmamış.',
    en: 'The device of this session is not known: its browser sent nothing to know it by.',
  },
  device_as_it_is: {
    status: 409,
    tr: 'Cihaz zaten bu durumda.',
    en: 'The device is so already.',
  },
  tags_full: {
    status: 409,
    tr: 'Bir oyuncuda en çok on etiket olur. Önce birini al.',
    en: 'A player has ten labels at most. Take one away first.',
  },
  staff_not_locked: {
    status: 409,
    tr: 'Bu kişinin girişi kilitli değil.',
    en: 'The log-in of this person is not locked.',
  },
  address_not_listed: {
    status: 403,
    tr: 'Bu adresten çalışamazsın. Ofisin ağından bağlan.',
    en: 'You cannot work from this address. Connect from the network of the office.',
  },
  address_shuts_out: {
    status: 409,
    tr: 'Şu an bulunduğun adres listede yok: kendini dışarıda bırakırdın.',
    en: 'The address that you are at is not in the list: you would shut yourself out.',
  },
  bounds_as_they_are: {
    status: 409,
    tr: 'Zaten böyle; değişecek bir şey yok.',
    en: 'It is so already: there is nothing to change.',
  },
} as const
