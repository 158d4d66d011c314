create table country (
  id int primary key,
  -- ISO 3166-1 alpha-2
  code char(2) not null unique,
  name_tr text not null,
  name_en text not null,
  -- Whether players from there may register and play: the operator's setting.
  is_allowed boolean not null default true
);

create table player (
  id uuid primary key,
  -- What support asks for: nine digits, shown as ZR 204 718 903.
  usercode text not null constraint player_usercode_once unique,
  username text not null,
  -- Folded with one fixed rule (a-z, 0-9), never with a language's.
  username_key text not null constraint player_username_taken unique,
  email text not null,
  email_key text not null constraint player_email_taken unique,
  -- E.164
  phone text not null constraint player_phone_taken unique,
  is_phone_verified boolean not null default false,
  name text not null,
  surname text not null,
  birth_date date not null,
  country_id int not null references country,
  -- Encrypted, and a keyed hash of it for uniqueness: one account a person.
  personal_no_sealed bytea not null,
  personal_no_hmac bytea not null constraint player_person_once unique,
  password_hash text not null,
  currency char(3) not null,
  locale text not null default 'tr' check (locale in ('tr', 'en')),
  status text not null default 'active' check (status in ('active', 'blocked', 'excluded', 'closed')),
  trial_bonus_wanted boolean not null default false,
  referral_id bigint,
  last_login_at timestamptz,
  created_at timestamptz not null default now()
);

create table session (
  -- SHA-256 of the bearer token: a copy of this table opens nothing.
  token_hash bytea primary key,
  player_id uuid not null references player,
  created_at timestamptz not null,
  -- The last call that a person made, to the minute.
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ip text not null,
  user_agent text not null,
  fingerprint text not null
);
create index session_of_player on session (player_id, created_at desc);

-- Tries left per hashed key. Worth no log record: a crash forgets the counts and nothing else.
create unlogged table throttle (
  key varchar(255) primary key,
  points int not null default 0,
  -- Milliseconds since 1970, in a type that the limiter's own arithmetic reads as a number.
  expire double precision
);

insert into country (id, code, name_tr, name_en) values
  (1, 'TR', 'Türkiye', 'Türkiye'), (2, 'AD', 'Andorra', 'Andorra'), (3, 'AE', 'Birleşik Arap Emirlikleri', 'United Arab Emirates'),
  (4, 'AF', 'Afganistan', 'Afghanistan'), (5, 'AG', 'Antigua ve Barbuda', 'Antigua and Barbuda'), (6, 'AI', 'Anguilla', 'Anguilla'),
  (7, 'AL', 'Arnavutluk', 'Albania'), (8, 'AM', 'Ermenistan', 'Armenia'), (9, 'AO', 'Angola', 'Angola'),
  (10, 'AQ', 'Antarktika', 'Antarctica'), (11, 'AR', 'Arjantin', 'Argentina'), (12, 'AS', 'Amerikan Samoası', 'American Samoa'),
  (13, 'AT', 'Avusturya', 'Austria'), (14, 'AU', 'Avustralya', 'Australia'), (15, 'AW', 'Aruba', 'Aruba'),
  (16, 'AX', 'Åland Adaları', 'Åland Islands'), (17, 'AZ', 'Azerbaycan', 'Azerbaijan'), (18, 'BA', 'Bosna-Hersek', 'Bosnia and Herzegovina'),
  (19, 'BB', 'Barbados', 'Barbados'), (20, 'BD', 'Bangladeş', 'Bangladesh'), (21, 'BE', 'Belçika', 'Belgium'),
  (22, 'BF', 'Burkina Faso', 'Burkina Faso'), (23, 'BG', 'Bulgaristan', 'Bulgaria'), (24, 'BH', 'Bahreyn', 'Bahrain'),
  (25, 'BI', 'Burundi', 'Burundi'), (26, 'BJ', 'Benin', 'Benin'), (27, 'BL', 'Saint Barthélemy', 'Saint Barthélemy'),
  (28, 'BM', 'Bermuda', 'Bermuda'), (29, 'BN', 'Brunei', 'Brunei'), (30, 'BO', 'Bolivya', 'Bolivia'),
  (31, 'BQ', 'Karayip Hollandası', 'Caribbean Netherlands'), (32, 'BR', 'Brezilya', 'Brazil'), (33, 'BS', 'Bahamalar', 'Bahamas'),
  (34, 'BT', 'Butan', 'Bhutan'), (35, 'BV', 'Bouvet Adası', 'Bouvet Island'), (36, 'BW', 'Botsvana', 'Botswana'),
  (37, 'BY', 'Belarus', 'Belarus'), (38, 'BZ', 'Belize', 'Belize'), (39, 'CA', 'Kanada', 'Canada'),
  (40, 'CC', 'Cocos (Keeling) Adaları', 'Cocos (Keeling) Islands'), (41, 'CD', 'Demokratik Kongo Cumhuriyeti', 'DR Congo'),
  (42, 'CF', 'Orta Afrika Cumhuriyeti', 'Central African Republic'), (43, 'CG', 'Kongo Cumhuriyeti', 'Congo'),
  (44, 'CH', 'İsviçre', 'Switzerland'), (45, 'CI', 'Côte d’Ivoire', 'Côte d’Ivoire'), (46, 'CK', 'Cook Adaları', 'Cook Islands'),
  (47, 'CL', 'Şili', 'Chile'), (48, 'CM', 'Kamerun', 'Cameroon'), (49, 'CN', 'Çin', 'China'), (50, 'CO', 'Kolombiya', 'Colombia'),
  (51, 'CR', 'Kosta Rika', 'Costa Rica'), (52, 'CU', 'Küba', 'Cuba'), (53, 'CV', 'Yeşil Burun Adaları', 'Cape Verde'),
  (54, 'CW', 'Curaçao', 'Curaçao'), (55, 'CX', 'Christmas Adası', 'Christmas Island'), (56, 'CY', 'Kıbrıs', 'Cyprus'),
  (57, 'CZ', 'Çekya', 'Czechia'), (58, 'DE', 'Almanya', 'Germany'), (59, 'DJ', 'Cibuti', 'Djibouti'), (60, 'DK', 'Danimarka', 'Denmark'),
  (61, 'DM', 'Dominika', 'Dominica'), (62, 'DO', 'Dominik Cumhuriyeti', 'Dominican Republic'), (63, 'DZ', 'Cezayir', 'Algeria'),
  (64, 'EC', 'Ekvador', 'Ecuador'), (65, 'EE', 'Estonya', 'Estonia'), (66, 'EG', 'Mısır', 'Egypt'),
  (67, 'EH', 'Batı Sahra', 'Western Sahara'), (68, 'ER', 'Eritre', 'Eritrea'), (69, 'ES', 'İspanya', 'Spain'),
  (70, 'ET', 'Etiyopya', 'Ethiopia'), (71, 'FI', 'Finlandiya', 'Finland'), (72, 'FJ', 'Fiji', 'Fiji'),
  (73, 'FK', 'Falkland Adaları', 'Falkland Islands'), (74, 'FM', 'Mikronezya', 'Micronesia'), (75, 'FO', 'Faroe Adaları', 'Faroe Islands'),
  (76, 'FR', 'Fransa', 'France'), (77, 'GA', 'Gabon', 'Gabon'), (78, 'GB', 'Birleşik Krallık', 'United Kingdom'),
  (79, 'GD', 'Grenada', 'Grenada'), (80, 'GE', 'Gürcistan', 'Georgia'), (81, 'GF', 'Fransız Guyanası', 'French Guiana'),
  (82, 'GG', 'Guernsey', 'Guernsey'), (83, 'GH', 'Gana', 'Ghana'), (84, 'GI', 'Cebelitarık', 'Gibraltar'),
  (85, 'GL', 'Grönland', 'Greenland'), (86, 'GM', 'Gambiya', 'Gambia'), (87, 'GN', 'Gine', 'Guinea'), (88, 'GP', 'Guadeloupe', 'Guadeloupe'),
  (89, 'GQ', 'Ekvator Ginesi', 'Equatorial Guinea'), (90, 'GR', 'Yunanistan', 'Greece'),
  (91, 'GS', 'Güney Georgia ve Güney Sandwich Adaları', 'South Georgia and South Sandwich Islands'), (92, 'GT', 'Guatemala', 'Guatemala'),
  (93, 'GU', 'Guam', 'Guam'), (94, 'GW', 'Gine-Bissau', 'Guinea-Bissau'), (95, 'GY', 'Guyana', 'Guyana'),
  (96, 'HK', 'Hong Kong', 'Hong Kong'), (97, 'HM', 'Heard Adası ve McDonald Adaları', 'Heard and McDonald Islands'),
  (98, 'HN', 'Honduras', 'Honduras'), (99, 'HR', 'Hırvatistan', 'Croatia'), (100, 'HT', 'Haiti', 'Haiti'),
  (101, 'HU', 'Macaristan', 'Hungary'), (102, 'ID', 'Endonezya', 'Indonesia'), (103, 'IE', 'İrlanda', 'Ireland'),
  (104, 'IL', 'İsrail', 'Israel'), (105, 'IM', 'Man Adası', 'Isle of Man'), (106, 'IN', 'Hindistan', 'India'),
  (107, 'IO', 'Britanya Hint Okyanusu Toprakları', 'British Indian Ocean Territory'), (108, 'IQ', 'Irak', 'Iraq'),
  (109, 'IR', 'İran', 'Iran'), (110, 'IS', 'İzlanda', 'Iceland'), (111, 'IT', 'İtalya', 'Italy'), (112, 'JE', 'Jersey', 'Jersey'),
  (113, 'JM', 'Jamaika', 'Jamaica'), (114, 'JO', 'Ürdün', 'Jordan'), (115, 'JP', 'Japonya', 'Japan'), (116, 'KE', 'Kenya', 'Kenya'),
  (117, 'KG', 'Kırgızistan', 'Kyrgyzstan'), (118, 'KH', 'Kamboçya', 'Cambodia'), (119, 'KI', 'Kiribati', 'Kiribati'),
  (120, 'KM', 'Komorlar', 'Comoros'), (121, 'KN', 'Saint Kitts ve Nevis', 'Saint Kitts and Nevis'), (122, 'KP', 'Kuzey Kore', 'North Korea'),
  (123, 'KR', 'Güney Kore', 'South Korea'), (124, 'KW', 'Kuveyt', 'Kuwait'), (125, 'KY', 'Cayman Adaları', 'Cayman Islands'),
  (126, 'KZ', 'Kazakistan', 'Kazakhstan'), (127, 'LA', 'Laos', 'Laos'), (128, 'LB', 'Lübnan', 'Lebanon'),
  (129, 'LC', 'Saint Lucia', 'Saint Lucia'), (130, 'LI', 'Liechtenstein', 'Liechtenstein'), (131, 'LK', 'Sri Lanka', 'Sri Lanka'),
  (132, 'LR', 'Liberya', 'Liberia'), (133, 'LS', 'Lesotho', 'Lesotho'), (134, 'LT', 'Litvanya', 'Lithuania'),
  (135, 'LU', 'Lüksemburg', 'Luxembourg'), (136, 'LV', 'Letonya', 'Latvia'), (137, 'LY', 'Libya', 'Libya'), (138, 'MA', 'Fas', 'Morocco'),
  (139, 'MC', 'Monako', 'Monaco'), (140, 'MD', 'Moldova', 'Moldova'), (141, 'ME', 'Karadağ', 'Montenegro'),
  (142, 'MF', 'Saint Martin', 'Saint Martin'), (143, 'MG', 'Madagaskar', 'Madagascar'), (144, 'MH', 'Marshall Adaları', 'Marshall Islands'),
  (145, 'MK', 'Kuzey Makedonya', 'North Macedonia'), (146, 'ML', 'Mali', 'Mali'), (147, 'MM', 'Myanmar', 'Myanmar'),
  (148, 'MN', 'Moğolistan', 'Mongolia'), (149, 'MO', 'Makao', 'Macao'), (150, 'MP', 'Kuzey Mariana Adaları', 'Northern Mariana Islands'),
  (151, 'MQ', 'Martinik', 'Martinique'), (152, 'MR', 'Moritanya', 'Mauritania'), (153, 'MS', 'Montserrat', 'Montserrat'),
  (154, 'MT', 'Malta', 'Malta'), (155, 'MU', 'Mauritius', 'Mauritius'), (156, 'MV', 'Maldivler', 'Maldives'),
  (157, 'MW', 'Malavi', 'Malawi'), (158, 'MX', 'Meksika', 'Mexico'), (159, 'MY', 'Malezya', 'Malaysia'),
  (160, 'MZ', 'Mozambik', 'Mozambique'), (161, 'NA', 'Namibya', 'Namibia'), (162, 'NC', 'Yeni Kaledonya', 'New Caledonia'),
  (163, 'NE', 'Nijer', 'Niger'), (164, 'NF', 'Norfolk Adası', 'Norfolk Island'), (165, 'NG', 'Nijerya', 'Nigeria'),
  (166, 'NI', 'Nikaragua', 'Nicaragua'), (167, 'NL', 'Hollanda', 'Netherlands'), (168, 'NO', 'Norveç', 'Norway'),
  (169, 'NP', 'Nepal', 'Nepal'), (170, 'NR', 'Nauru', 'Nauru'), (171, 'NU', 'Niue', 'Niue'), (172, 'NZ', 'Yeni Zelanda', 'New Zealand'),
  (173, 'OM', 'Umman', 'Oman'), (174, 'PA', 'Panama', 'Panama'), (175, 'PE', 'Peru', 'Peru'),
  (176, 'PF', 'Fransız Polinezyası', 'French Polynesia'), (177, 'PG', 'Papua Yeni Gine', 'Papua New Guinea'),
  (178, 'PH', 'Filipinler', 'Philippines'), (179, 'PK', 'Pakistan', 'Pakistan'), (180, 'PL', 'Polonya', 'Poland'),
  (181, 'PM', 'Saint Pierre ve Miquelon', 'Saint Pierre and Miquelon'), (182, 'PN', 'Pitcairn Adaları', 'Pitcairn Islands'),
  (183, 'PR', 'Porto Riko', 'Puerto Rico'), (184, 'PS', 'Filistin', 'Palestine'), (185, 'PT', 'Portekiz', 'Portugal'),
  (186, 'PW', 'Palau', 'Palau'), (187, 'PY', 'Paraguay', 'Paraguay'), (188, 'QA', 'Katar', 'Qatar'), (189, 'RE', 'Réunion', 'Réunion'),
  (190, 'RO', 'Romanya', 'Romania'), (191, 'RS', 'Sırbistan', 'Serbia'), (192, 'RU', 'Rusya', 'Russia'), (193, 'RW', 'Ruanda', 'Rwanda'),
  (194, 'SA', 'Suudi Arabistan', 'Saudi Arabia'), (195, 'SB', 'Solomon Adaları', 'Solomon Islands'), (196, 'SC', 'Seyşeller', 'Seychelles'),
  (197, 'SD', 'Sudan', 'Sudan'), (198, 'SE', 'İsveç', 'Sweden'), (199, 'SG', 'Singapur', 'Singapore'),
  (200, 'SH', 'Saint Helena', 'Saint Helena'), (201, 'SI', 'Slovenya', 'Slovenia'),
  (202, 'SJ', 'Svalbard ve Jan Mayen', 'Svalbard and Jan Mayen'), (203, 'SK', 'Slovakya', 'Slovakia'),
  (204, 'SL', 'Sierra Leone', 'Sierra Leone'), (205, 'SM', 'San Marino', 'San Marino'), (206, 'SN', 'Senegal', 'Senegal'),
  (207, 'SO', 'Somali', 'Somalia'), (208, 'SR', 'Surinam', 'Suriname'), (209, 'SS', 'Güney Sudan', 'South Sudan'),
  (210, 'ST', 'Sao Tome ve Principe', 'São Tomé and Príncipe'), (211, 'SV', 'El Salvador', 'El Salvador'),
  (212, 'SX', 'Sint Maarten', 'Sint Maarten'), (213, 'SY', 'Suriye', 'Syria'), (214, 'SZ', 'Esvatini', 'Eswatini'),
  (215, 'TC', 'Turks ve Caicos Adaları', 'Turks and Caicos Islands'), (216, 'TD', 'Çad', 'Chad'),
  (217, 'TF', 'Fransız Güney Toprakları', 'French Southern Territories'), (218, 'TG', 'Togo', 'Togo'), (219, 'TH', 'Tayland', 'Thailand'),
  (220, 'TJ', 'Tacikistan', 'Tajikistan'), (221, 'TK', 'Tokelau', 'Tokelau'), (222, 'TL', 'Timor-Leste', 'Timor-Leste'),
  (223, 'TM', 'Türkmenistan', 'Turkmenistan'), (224, 'TN', 'Tunus', 'Tunisia'), (225, 'TO', 'Tonga', 'Tonga'),
  (226, 'TT', 'Trinidad ve Tobago', 'Trinidad and Tobago'), (227, 'TV', 'Tuvalu', 'Tuvalu'), (228, 'TW', 'Tayvan', 'Taiwan'),
  (229, 'TZ', 'Tanzanya', 'Tanzania'), (230, 'UA', 'Ukrayna', 'Ukraine'), (231, 'UG', 'Uganda', 'Uganda'),
  (232, 'UM', 'ABD Küçük Harici Adaları', 'U.S. Outlying Islands'), (233, 'US', 'Amerika Birleşik Devletleri', 'United States'),
  (234, 'UY', 'Uruguay', 'Uruguay'), (235, 'UZ', 'Özbekistan', 'Uzbekistan'), (236, 'VA', 'Vatikan', 'Vatican City'),
  (237, 'VC', 'Saint Vincent ve Grenadinler', 'Saint Vincent and Grenadines'), (238, 'VE', 'Venezuela', 'Venezuela'),
  (239, 'VG', 'Britanya Virjin Adaları', 'British Virgin Islands'), (240, 'VI', 'ABD Virjin Adaları', 'U.S. Virgin Islands'),
  (241, 'VN', 'Vietnam', 'Vietnam'), (242, 'VU', 'Vanuatu', 'Vanuatu'), (243, 'WF', 'Wallis ve Futuna', 'Wallis and Futuna'),
  (244, 'WS', 'Samoa', 'Samoa'), (245, 'YE', 'Yemen', 'Yemen'), (246, 'YT', 'Mayotte', 'Mayotte'),
  (247, 'ZA', 'Güney Afrika', 'South Africa'), (248, 'ZM', 'Zambiya', 'Zambia'), (249, 'ZW', 'Zimbabve', 'Zimbabwe');

-- Closed until an operator opens them: countries that want a licence of their own from whoever serves
-- their residents, with their territories, and countries on the FATF list of high-risk jurisdictions.
update country set is_allowed = false where code in (
  'US', 'AS', 'GU', 'MP', 'PR', 'UM', 'VI',
  'FR', 'BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT',
  'NL', 'AW', 'BQ', 'CW', 'SX',
  'GB', 'AU', 'ES', 'SG',
  'IR', 'KP', 'MM'
);
