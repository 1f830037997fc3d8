import type { State } from '../states';

/**
 * Other names of the states, separated by commas: former names, codes (ISO 3166-2, number plates) and common spellings.
 * `match-place.ts` finds other spellings of the same sounds, and most names in Indian scripts, without an alias. This
 * table omits the code "UT" of Uttarakhand, because "UT" also means union territory. It omits "Delhi NCR", because that
 * region is in four states.
 */
export const STATE_ALIASES: Readonly<Record<State, string>> = {
  'Andaman and Nicobar Islands':
    'AN,Andaman,Andaman Islands,Andaman and Nicobar,A and N Islands,A N,' +
    'अंडमान और निकोबार द्वीपसमूह,अंडमान और निकोबार,అండమాన్ నికోబార్ దీవులు',
  'Andhra Pradesh': 'AP,AD,Andhra,Seemandhra',
  'Arunachal Pradesh': 'AR,Arunachal,NEFA',
  Assam: 'AS,Asom',
  Bihar: 'BR,BH',
  Chandigarh: 'CH',
  Chhattisgarh: 'CG,CT,Chattisgad',
  'Dadra and Nagar Haveli and Daman and Diu':
    'DH,DN,DD,DNH,DNHDD,Dadra Nagar Haveli,Daman and Diu,Daman Diu,Dadra,Nagar Haveli,Daman,Diu,' +
    'దాద్రా నగర్ హవేలీ మరియు దమన్ దీవ్,दमन और दीव,दादरा और नगर हवेली,दादरा और नगर हवेली और दमन और दीव',
  Delhi:
    'DL,Dilli,NCT,NCT of Delhi,NCT Delhi,Delhi NCT,New Delhi,National Capital Territory,' +
    'National Capital Territory of Delhi,Government of NCT of Delhi,नई दिल्ली,न्यू दिल्ली,న్యూఢిల్లీ',
  Goa: 'GA,गोवा,గోవా',
  Gujarat: 'GJ,Gujrat',
  Haryana: 'HR,Hariana,Harayana',
  'Himachal Pradesh': 'HP,Himachal',
  'Jammu and Kashmir': 'JK,Jammu,Kashmir,J K,जम्मू और कश्मीर,జమ్మూ మరియు కాశ్మీర్',
  Jharkhand: 'JH,Jarkhand,Jharkand',
  Karnataka: 'KA,KN,Karnatka,Karnatak,Carnataka',
  Kerala: 'KL,Kerela,Keralam',
  Ladakh: 'LA,Leh Ladakh,Ladak',
  Lakshadweep: 'LD,Laccadive Islands,Laccadives,Lakshadeep',
  'Madhya Pradesh': 'MP,म.प्र.',
  Maharashtra: 'MH,Maharastra,Maharashtr,Maha',
  Manipur: 'MN',
  Meghalaya: 'ML,Megalaya,Meghalya',
  Mizoram: 'MZ',
  Nagaland: 'NL',
  Odisha: 'OD,OR,Orissa,Orisa,Odissa,Utkal,उड़ीसा',
  Puducherry: 'PY,Pondicherry,Pondichery,Pondy,पांडिचेरी,పాండిచ్చేరి',
  Punjab: 'PB,Panjab',
  Rajasthan: 'RJ,Rajastan,Rajsthan',
  Sikkim: 'SK',
  'Tamil Nadu': 'TN,Tamilnad,Thamizh Nadu,Madras State',
  Telangana: 'TG,TS,Telengana',
  Tripura: 'TR',
  'Uttar Pradesh': 'UP,उ.प्र.,Utter Pradesh,United Provinces',
  Uttarakhand: 'UK,UA,IN-UT,Uttaranchal,Uttrakhand,Uttarkhand,Uttranchal',
  'West Bengal': 'WB,West Bangal,पश्चिम बंगाल,Bengal,Bangla,W Bengal,बंगाल,పశ్చిమ బెంగాల్',
};
