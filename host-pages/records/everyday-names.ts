import { HAS_REMINDERS, RENEWAL_REMINDER_PATH } from './renewal-reminder';

/**
 * The names that visitors use for one page or glossary term. Each language has one string, in which ", " separates the
 * names. The strings `hi` and `te` contain names in the language's script, and some names also in Latin letters.
 */
type EverydayNames = { readonly en: string; readonly hi?: string; readonly te?: string };

const RENEWAL: EverydayNames = {
  en: 'renew, renewal, renewals, renewing, renew policy, policy renewal, policy expired, expired policy, expiry date, remind me',
  hi: 'रिन्यू, रिन्यूअल, नवीनीकरण, renyu, navinikaran',
  te: 'రెన్యూ, రెన్యూవల్, పునరుద్ధరణ, రెన్యువల్, punaruddharana',
};

/**
 * The names that visitors use for pages and glossary terms, and words for what they want to do there. Each key is the
 * path of a page or term. Other words for "insurance" are in browser/search/index-options.ts. Native speakers must
 * confirm the Hindi and Telugu names before release.
 */
export const EVERYDAY_NAMES: Readonly<Record<string, EverydayNames>> = {
  '/individual/motor-insurance': {
    en: 'car, cars, bike, bikes, scooter, scooty, moped, motorcycle, motorbike, two wheeler, 2 wheeler, three wheeler, four wheeler, 4 wheeler, auto, rickshaw, taxi, cab, truck, lorry, bus, tempo, tractor, vehicle, vehicles, vehical, vehicals, moter, commercial vehicle, fleet, ev, third party, own damage, e rickshaw, pickup, goods carrier, activa, royal enfield, tyre, tyres, windshield, windscreen, glass, battery, puc, pollution certificate, fastag, challan, rc, name transfer, ownership, ownership transfer',
    hi: 'कार, गाड़ी, गाडी, बाइक, स्कूटर, स्कूटी, मोटर, मोटरसाइकिल, वाहन, ट्रक, ट्रैक्टर, ऑटो, टैक्सी, gaadi, gadi, vahan, vaahan',
    te: 'కారు, కార్, బైక్, బైకు, స్కూటర్, స్కూటీ, బండి, వాహనం, వాహన, మోటార్, మోటారు, లారీ, ట్రక్, ట్రాక్టర్, ఆటో, bandi, vahanam, vaahanam, kaaru, karu',
  },
  '/individual/home-insurance': {
    en: 'house, houses, flat, apartment, villa, tenant, rented house, furniture, household, householder, home loan',
    hi: 'घर, मकान, फ्लैट, गृह, होम, ghar, makan, makaan, griha',
    te: 'ఇల్లు, ఇంటి, ఇళ్ళు, ఫ్లాట్, గృహ, హోమ్, illu, inti, gruha',
  },
  '/individual/health-insurance': {
    en: 'mediclaim, helth, medical, medicare, hospital, hospitalisation, hospitalization, surgery, operation, treatment, family floater, senior citizen, parents, maternity, pregnancy, illness, disease, diabetes, covid, corona, dengue, malaria, fever, cancer, heart, heart attack, stroke, kidney, dialysis, dental, opd, top up, 80d, tax benefit, tax saving',
    hi: 'स्वास्थ्य, हेल्थ, मेडिकल, मेडिक्लेम, अस्पताल, इलाज, बीमारी, swasthya, swasth, aspatal, ilaj, bimari',
    te: 'ఆరోగ్య, ఆరోగ్యం, హెల్త్, మెడికల్, మెడిక్లెయిమ్, ఆసుపత్రి, ఆస్పత్రి, వైద్య, వైద్యం, arogya, aarogya, arogyam, aarogyam, vaidyam',
  },
  '/individual/life-insurance': {
    en: 'term plan, term policy, life cover, death cover, endowment, money back, whole life, ulip, savings plan, critical illness, keyman, key man, keyperson, key person, 1 crore',
    hi: 'जीवन, लाइफ, टर्म, जिंदगी, jeevan, jivan, zindagi',
    te: 'జీవిత, జీవన, లైఫ్, టర్మ్, ప్రాణం, jeevitha, jeevita, jivitha',
  },
  '/individual/child-education-insurance': {
    en: 'child plan, children, kid, kids, education, school, college, studies, student, daughter, son',
    hi: 'बच्चा, बच्चे, बच्चों, शिक्षा, पढ़ाई, बेटी, बेटा, bachcha, bachche, bachchon, bacche, padhai, shiksha, beti',
    te: 'పిల్లలు, పిల్లల, పిల్లలకు, చదువు, విద్య, చైల్డ్, pillalu, pillala, chaduvu, vidya',
  },
  '/individual/cyber-insurance': {
    en: 'online fraud, internet fraud, fraud, scam, hack, hacked, hacking, hacker, upi, otp, phishing, bank fraud, identity theft',
    hi: 'साइबर, ऑनलाइन, धोखाधड़ी, धोखा, ठगी, dhokhadhadi, dhokha, thagi',
    te: 'సైబర్, ఆన్‌లైన్, మోసం, మోసాలు, mosam, mosalu',
  },
  '/corporate/project-insurance': {
    en: 'construction, engineering, contractor, builder, infrastructure, project',
    hi: 'निर्माण, प्रोजेक्ट, परियोजना, ठेकेदार, nirman, thekedar',
    te: 'నిర్మాణం, నిర్మాణ, ప్రాజెక్ట్, కాంట్రాక్టర్, nirmanam',
  },
  '/corporate/project-insurance/erection-all-risk-insurance': {
    en: 'ear, erection, installation, plant installation, machinery installation',
    hi: 'इरेक्शन',
    te: 'ఎరెక్షన్',
  },
  "/corporate/project-insurance/contractor's-all-risk-insurance": {
    en: 'contractors all risk, civil work, civil works, building construction, road work, bridge',
  },
  '/corporate/project-insurance/contractors-plant-and-machinery': {
    en: 'cpm, jcb, excavator, crane, poclain, bulldozer, road roller, earthmover, construction equipment',
    hi: 'जेसीबी, क्रेन, मशीन, मशीनरी',
    te: 'జేసీబీ, జెసిబి, క్రేన్, పొక్లెయిన్, యంత్రం, యంత్రాలు',
  },
  '/corporate/liability-insurance': {
    en: 'legal, lawsuit, court case',
    hi: 'दायित्व, देयता',
    te: 'బాధ్యత, లయబిలిటీ',
  },
  '/corporate/liability-insurance/directors-and-officers-liability': {
    en: 'director, directors, board',
    hi: 'डायरेक्टर, निदेशक',
    te: 'డైరెక్టర్, డైరెక్టర్లు',
  },
  '/corporate/liability-insurance/errors-and-omissions-insurance': {
    en: 'software, saas, startup, it company, tech company',
    hi: 'सॉफ्टवेयर',
    te: 'సాఫ్ట్‌వేర్',
  },
  '/corporate/liability-insurance/commercial-general-liability': { en: 'cgl, general liability' },
  '/corporate/liability-insurance/public-liability': { en: 'event, function hall, gas leak, chemical' },
  '/corporate/liability-insurance/product-liability': { en: 'defect, defective, recall' },
  '/corporate/liability-insurance/professional-indemnity': {
    en: 'pi, doctor, doctors, surgeon, malpractice, medical negligence, lawyer, advocate, ca, chartered accountant, architect, engineer, consultant',
    hi: 'डॉक्टर, वकील, vakil, vakeel',
    te: 'డాక్టర్, డాక్టర్లు, లాయర్, న్యాయవాది',
  },
  '/corporate/employee-benefits': {
    en: 'staff, employee, employees, workers, labour, labor',
    hi: 'कर्मचारी, कर्मचारियों, स्टाफ, मजदूर, karmchari, karmachari',
    te: 'ఉద్యోగులు, ఉద్యోగుల, సిబ్బంది, కార్మికులు, udyogulu, udyogula, sibbandi',
  },
  '/corporate/employee-benefits/group-health-insurance': {
    en: 'gmc, ghi, group mediclaim, group health, employee health, employees health, staff health, corporate health',
    hi: 'ग्रुप हेल्थ, कर्मचारी स्वास्थ्य, समूह स्वास्थ्य',
    te: 'గ్రూప్ హెల్త్, ఉద్యోగుల ఆరోగ్య',
  },
  '/corporate/employee-benefits/group-personal-accidental-insurance': {
    en: 'gpa, accident, accidental, personal accident, staff accident, employee accident, workers accident, workmen, disability, wc, esi, esic',
    hi: 'दुर्घटना, एक्सीडेंट, durghatna',
    te: 'ప్రమాద, ప్రమాదం, యాక్సిడెంట్, pramada, pramadam',
  },
  '/corporate/employee-benefits/group-term-life-insurance': {
    en: 'gtl, gtli, edli, group life, group term, employee life, staff life',
  },
  '/corporate/employee-benefits/group-gratuity': {
    en: 'gratuity, gratuity fund, retirement benefit',
    hi: 'ग्रेच्युटी, ग्रेच्युइटी, उपदान',
    te: 'గ్రాట్యుటీ, గ్రాట్యూటీ',
  },
  '/corporate/marine-insurance': {
    en: 'marine, cargo, transit, goods, transport, transporter, logistics, shipment, shipping, courier, import, export, sea, ship',
    hi: 'मरीन, माल, परिवहन, समुद्री, जहाज, ट्रांसपोर्ट, maal, samudri, jahaj',
    te: 'మెరైన్, సరుకు, సరుకులు, రవాణా, ఓడ, ఎగుమతి, దిగుమతి, saruku, ravaana',
  },
  '/corporate/marine-insurance/marine-open-policy-/-cover': { en: 'annual transit, regular dispatches' },
  '/corporate/marine-insurance/single-transit-insurance': {
    en: 'one trip, single trip, house shifting, office shifting, shifting, packers movers',
  },
  '/corporate/marine-insurance/sales-turn-over-insurance-(stop)': { en: 'turnover, sales turnover, sto' },
  '/corporate/property-insurance': {
    en: 'property, shop, shops, shopkeeper, store, showroom, office, factory, warehouse, godown, hotel, restaurant, business, msme, sme',
    hi: 'दुकान, गोदाम, फैक्ट्री, कारखाना, संपत्ति, व्यापार, बिजनेस, dukan, dukaan, godam, sampatti, vyapar',
    te: 'దుకాణం, షాపు, షాప్, గోదాము, గోడౌన్, ఫ్యాక్టరీ, ఆస్తి, వ్యాపారం, వ్యాపార, dukanam, aasti, vyaparam',
  },
  '/corporate/property-insurance/fire-policy': {
    en: 'fire, sfsp, lightning, storm, cyclone, riot, short circuit',
    hi: 'आग, अग्नि, aag, agni',
    te: 'అగ్ని, అగ్నిప్రమాదం, మంటలు, agnipramadam',
  },
  '/corporate/property-insurance/stock-declaration-policy': {
    en: 'stock, stocks, inventory, raw material',
    hi: 'स्टॉक',
    te: 'స్టాక్, నిల్వ',
  },
  '/corporate/property-insurance/industrial-all-risk-insurance': {
    en: 'iar, machinery breakdown, business interruption, big factory, plant',
    hi: 'उद्योग, udyog',
    te: 'పరిశ్రమ, పరిశ్రమలు, parishrama',
  },
  '/corporate/property-insurance/burglary-insurance': {
    en: 'theft, thief, burglar, robbery, stolen, break in',
    hi: 'चोरी, चोर, डकैती, chori, chor',
    te: 'దొంగతనం, దొంగ, దొంగలు, చోరీ, dongatanam, donga',
  },

  '/claims': {
    en: 'claim, claim status, track claim, claim form, claim process, claim settlement, claim documents, claim number, accident claim, file a claim, register a claim, claim rejected, car claim, bike claim',
    hi: 'क्लेम, क्लेम स्टेटस, दावा, dava, daava, klem',
    te: 'క్లెయిమ్, క్లెయిం, క్లైమ్, క్లెయిమ్ స్టేటస్, klaim',
  },
  '/services': HAS_REMINDERS
    ? { en: 'endorsement request' }
    : { ...RENEWAL, en: `${RENEWAL.en}, endorsement request` },
  ...(HAS_REMINDERS && { [RENEWAL_REMINDER_PATH]: RENEWAL }),
  '/contact-us': {
    en: 'contact, phone number, mobile number, contact number, call, call back, customer care, customer service, helpline, toll free, whatsapp, email, mail id, office address, branch, branches, near me, location, opening hours, timings, gst, gst invoice, gst number, invoice, receipt, payment, pay premium, policy copy, policy document, download policy, policy number, change address, change name, change mobile number, talk to someone, travel, visa, schengen, pet, dog, cat, wedding, pension, cheque',
    hi: 'संपर्क, फोन नंबर, मोबाइल नंबर, पता, ऑफिस, जीएसटी, भुगतान, यात्रा, शादी, sampark, pata',
    te: 'సంప్రదించండి, ఫోన్ నంబర్, మొబైల్ నంబర్, చిరునామా, ఆఫీసు, జీఎస్టీ, చెల్లింపు, ప్రయాణం, పెళ్లి, chirunama',
  },
  '/careers': {
    en: 'job, jobs, vacancy, vacancies, career, hiring, recruitment, opening, openings, work with us, resume, cv, fresher, freshers, intern, internship, salary, interview, employment',
    hi: 'नौकरी, भर्ती, जॉब, रोजगार, naukri, nokri, bharti, rojgar',
    te: 'ఉద్యోగం, ఉద్యోగాలు, జాబ్, కొలువు, udyogam, udyogalu',
  },
  '/about-us': {
    en: 'about, about us, team, founder, founders, management, owner, complaint, complaints, complain, grievance, ombudsman, irda, irdai, licence, license, licence number, license number, regulator',
    hi: 'शिकायत, लाइसेंस, कंपनी, shikayat',
    te: 'ఫిర్యాదు, లైసెన్స్, కంపెనీ, firyadu, phiryadu',
  },
  '/find-my-cover': {
    en: 'which insurance should i take, which insurance do i need, best policy, best plan, best insurance, suggest, recommend, advice, quote, quotation, premium calculator, price, cost, buy policy, buy online, new policy',
    hi: 'कौन सा, कौनसा, सलाह, कोटेशन, कीमत, kaun sa, kaunsa, konsa, salah',
    te: 'ఏ పాలసీ, ఏది, సలహా, ధర, కోట్, edi, salaha, dhara',
  },
  '/compare': {
    en: 'compare, comparison, difference, vs, versus, better',
    hi: 'तुलना, अंतर, tulna, antar',
    te: 'పోలిక, పోల్చు, పోల్చండి, తేడా, polika, teda',
  },
  '/embed': {
    en: 'partner, partners, partnership, become a partner, agent, become an agent, posp, referral, refer, affiliate, tie up, commission, widget, qr code, partner login',
    hi: 'पार्टनर, एजेंट, साझेदार',
    te: 'పార్ట్‌నర్, ఏజెంట్, భాగస్వామి',
  },
  '/glossary': {
    en: 'meaning, meanings, definition, definitions, dictionary, full form',
    hi: 'मतलब, अर्थ, matlab, arth',
    te: 'అర్థం, పదాలు, artham, ardham',
  },
  '/blog': { en: 'article, articles, news, tips', hi: 'ब्लॉग, लेख, समाचार', te: 'బ్లాగ్, వ్యాసాలు, వార్తలు' },
  '/media': {
    en: 'video, videos, photo, photos, gallery, images, press',
    hi: 'वीडियो, फोटो',
    te: 'వీడియో, వీడియోలు, ఫోటోలు',
  },
  '/company-policies': {
    en: 'privacy, privacy policy, cookies, personal data, delete my data, company policy',
  },
  '/terms-of-services': {
    en: 'terms and conditions, terms conditions, t c, disclaimer',
    hi: 'नियम, शर्तें',
    te: 'నిబంధనలు',
  },
  '/individual': {
    en: 'personal, individual, individuals, family',
    hi: 'व्यक्तिगत, परिवार, parivar',
    te: 'వ్యక్తిగత, కుటుంబం, కుటుంబ, kutumbam',
  },

  '/glossary#free-look-period': {
    en: 'cancel, cancel policy, cancellation, return policy, refund',
    hi: 'रद्द, कैंसिल, radd',
    te: 'రద్దు, క్యాన్సిల్, raddu',
  },
  '/glossary#grace-period': { en: 'missed premium, late payment, lapsed policy, lapse' },
  '/glossary#portability': { en: 'port, porting, switch insurer, change insurer', hi: 'पोर्ट', te: 'పోర్ట్' },
  '/glossary#surrender': { en: 'surrender policy, close policy, withdraw', hi: 'सरेंडर', te: 'సరెండర్' },
  '/glossary#nominee': {
    en: 'nominee, nomination, change nominee, beneficiary',
    hi: 'नॉमिनी, नामांकित',
    te: 'నామినీ',
  },
  '/glossary#network-hospital': {
    en: 'network hospital, network hospitals, hospital list, hospitals list, cashless hospital, cashless hospitals',
    hi: 'नेटवर्क अस्पताल',
    te: 'నెట్‌వర్క్ ఆసుపత్రి',
  },
  '/glossary#no-claim-bonus': { en: 'bonus, ncb transfer', hi: 'बोनस', te: 'బోనస్' },
  '/glossary#zero-depreciation': { en: 'zero dep, nil dep, bumper to bumper', hi: 'जीरो डेप', te: 'జీరో డెప్' },
  '/glossary#third-party-cover': { en: 'tp' },
  '/glossary#own-damage-cover': { en: 'od' },
  '/glossary#pre-existing-condition': { en: 'ped, old disease' },
  '/glossary#deductible': { en: 'excess' },
};
