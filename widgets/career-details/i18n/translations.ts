import {
  APPLICATION_INVALID,
  APPLICATION_MISSING,
  RESUME_EMPTY,
  RESUME_OTHER_TYPE,
  RESUME_TOO_LARGE,
} from '../../contract/application-rules';
import { NO_SUCH_JOB } from '../../contract/no-such-job';
import { RESUME_REFUSALS } from '../../contract/resume-refusals';
import type { Language } from '../../shared/runtime/language';
import type { ApplicationTranslation } from './application-translation';

/**
 * The application form's texts. Native speakers must confirm them before the release. All languages are in one file,
 * because each further file would add 60 bytes to the registry. The registry is the loader's table of files. Every page
 * loads it, unless the quote form is its only widget.
 */
export const TRANSLATIONS: Readonly<Record<Exclude<Language, 'en'>, ApplicationTranslation>> = {
  hi: {
    labels: { linkdin: 'लिंक्डइन URL', file: 'रिज़्यूमे अपलोड करें' },
    openings: 'मौजूदा रिक्तियाँ',
    copy: {
      title: 'आवेदन फ़ॉर्म',
      linkdinHint: 'https:// से शुरू होता है',
      choose: 'फ़ाइल चुनें',
      replace: 'बदलें',
      remove: 'फ़ाइल हटाएँ',
      fileHint: '.pdf, .doc या .docx, 5 MB तक',
      upload: (name) => `${name} अपलोड हो रही है`,
      uploaded: 'उत्तर की प्रतीक्षा है',
      cancel: 'रद्द करें',
      cancelled: 'भेजना रद्द कर दिया गया। आपकी जानकारी और आपकी फ़ाइल फ़ॉर्म में सुरक्षित हैं।',
      sendingRequest: 'आपका आवेदन भेजा जा रहा है',
      failed:
        'हो सकता है कि आपका आवेदन भेजा न गया हो: कनेक्शन टूट गया या हमारे सर्वर ने उत्तर नहीं दिया। कृपया फिर से कोशिश करें।',
      kept: 'आपकी जानकारी और आपकी फ़ाइल फ़ॉर्म में सुरक्षित हैं।',
      next: 'आगे क्या होगा: हम आपका आवेदन पढ़कर आपसे संपर्क करेंगे। हमें लिखें तो यह नंबर बताएँ।',
      detailsGoTo: (broker) =>
        `आपकी जानकारी और आपका रिज़्यूमे ${broker} को जाते हैं, केवल आपके आवेदन पर विचार करने और उसके बारे में आपसे संपर्क करने के लिए।`,
    },
    messages: {
      [APPLICATION_MISSING.first_name]: 'कृपया पहला नाम लिखें',
      [APPLICATION_MISSING.last_name]: 'कृपया उपनाम लिखें',
      [APPLICATION_MISSING.mobile]: 'कृपया मोबाइल नंबर लिखें',
      [APPLICATION_MISSING.email]: 'कृपया ईमेल आईडी लिखें',
      [APPLICATION_MISSING.file]: 'कृपया फ़ाइल चुनें',
      [APPLICATION_INVALID.mobile]: 'कृपया सही मोबाइल नंबर लिखें',
      [APPLICATION_INVALID.email]: 'कृपया सही ईमेल पता लिखें',
      [APPLICATION_INVALID.linkdin]: 'कृपया सही लिंक्डइन पता लिखें',
      [NO_SUCH_JOB]: 'यह रिक्ति अब उपलब्ध नहीं है। कृपया रिक्तियों की सूची में से कोई चुनें।',
      [RESUME_OTHER_TYPE]:
        'कृपया .pdf, .doc या .docx फ़ाइल चुनें। अगर आपकी फ़ाइल किसी और प्रकार की है, तो उसे PDF के रूप में सेव करें।',
      [RESUME_EMPTY]:
        'यह फ़ाइल ख़ाली है। कृपया दूसरी फ़ाइल चुनें। क्लाउड में रखी फ़ाइल को पहले डाउनलोड करें, या उसे PDF के रूप में सेव करें।',
      [RESUME_TOO_LARGE]: 'यह फ़ाइल 5 MB से बड़ी है। कृपया छोटी फ़ाइल चुनें, या उसे PDF के रूप में सेव करें।',
      [RESUME_REFUSALS.other]:
        'यह फ़ाइल PDF या Word दस्तावेज़ नहीं है, भले ही इसके नाम से ऐसा लगे। कृपया इसे उसी प्रोग्राम में खोलें जिसमें यह बनी है, और PDF के रूप में सेव करें।',
      [RESUME_REFUSALS.page]:
        'यह फ़ाइल एक वेब पेज है, भले ही इसके नाम से कुछ और लगे। कृपया इसे Word में खोलें और PDF के रूप में सेव करें।',
      [RESUME_REFUSALS.password]: 'यह फ़ाइल पासवर्ड से सुरक्षित है। कृपया पासवर्ड हटाएँ, या इसे PDF के रूप में सेव करें।',
      [RESUME_REFUSALS.programs]: 'इस फ़ाइल में मैक्रो या प्रोग्राम हैं। कृपया इसे PDF के रूप में सेव करें।',
      [RESUME_REFUSALS.objects]: 'इस फ़ाइल में दूसरी फ़ाइलें जुड़ी हैं। कृपया इसे PDF के रूप में सेव करें।',
      [RESUME_REFUSALS.infected]: 'वायरस स्कैनर को इस फ़ाइल में कुछ मिला है। कृपया दूसरी फ़ाइल चुनें।',
    },
  },
  te: {
    labels: { linkdin: 'లింక్డ్ఇన్ URL', file: 'రెజ్యూమే అప్‌లోడ్ చేయండి' },
    openings: 'ప్రస్తుత ఉద్యోగాలు',
    copy: {
      title: 'దరఖాస్తు ఫారమ్',
      linkdinHint: 'https:// తో మొదలవుతుంది',
      choose: 'ఫైల్ ఎంచుకోండి',
      replace: 'మార్చండి',
      remove: 'ఫైల్ తీసివేయండి',
      fileHint: '.pdf, .doc లేదా .docx, 5 MB వరకు',
      upload: (name) => `${name} అప్‌లోడ్ అవుతోంది`,
      uploaded: 'జవాబు కోసం వేచి ఉన్నాము',
      cancel: 'రద్దు చేయండి',
      cancelled: 'పంపడం రద్దు అయింది. మీ వివరాలు, మీ ఫైల్ ఫారమ్‌లో అలాగే ఉన్నాయి.',
      sendingRequest: 'మీ దరఖాస్తును పంపుతున్నాము',
      failed: 'మీ దరఖాస్తు వెళ్లి ఉండకపోవచ్చు: కనెక్షన్ తెగిపోయింది లేదా మా సర్వర్ జవాబు ఇవ్వలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
      kept: 'మీ వివరాలు, మీ ఫైల్ ఫారమ్‌లో అలాగే ఉన్నాయి.',
      next: 'తర్వాత ఏం జరుగుతుంది: మేము మీ దరఖాస్తును చదివి మిమ్మల్ని సంప్రదిస్తాము. మాకు రాస్తే ఈ నంబర్ చెప్పండి.',
      detailsGoTo: (broker) =>
        `మీ వివరాలు, మీ రెజ్యూమే ${broker} కు వెళ్తాయి, మీ దరఖాస్తును పరిశీలించడానికి, దాని గురించి మిమ్మల్ని సంప్రదించడానికి మాత్రమే.`,
    },
    messages: {
      [APPLICATION_MISSING.first_name]: 'దయచేసి మొదటి పేరు రాయండి',
      [APPLICATION_MISSING.last_name]: 'దయచేసి ఇంటి పేరు రాయండి',
      [APPLICATION_MISSING.mobile]: 'దయచేసి మొబైల్ నంబర్ రాయండి',
      [APPLICATION_MISSING.email]: 'దయచేసి ఈమెయిల్ ఐడీ రాయండి',
      [APPLICATION_MISSING.file]: 'దయచేసి ఫైల్ ఎంచుకోండి',
      [APPLICATION_INVALID.mobile]: 'దయచేసి సరైన మొబైల్ నంబర్ రాయండి',
      [APPLICATION_INVALID.email]: 'దయచేసి సరైన ఈమెయిల్ చిరునామా రాయండి',
      [APPLICATION_INVALID.linkdin]: 'దయచేసి సరైన లింక్డ్ఇన్ చిరునామా రాయండి',
      [NO_SUCH_JOB]: 'ఈ ఉద్యోగం ఇప్పుడు అందుబాటులో లేదు. దయచేసి ఉద్యోగాల జాబితా నుండి ఒకటి ఎంచుకోండి.',
      [RESUME_OTHER_TYPE]: 'దయచేసి .pdf, .doc లేదా .docx ఫైల్ ఎంచుకోండి. మీ ఫైల్ వేరే రకమైతే, దాన్ని PDF గా సేవ్ చేయండి.',
      [RESUME_EMPTY]: 'ఈ ఫైల్ ఖాళీగా ఉంది. దయచేసి మరో ఫైల్ ఎంచుకోండి. క్లౌడ్‌లో ఉన్న ఫైల్‌ను ముందు డౌన్‌లోడ్ చేయండి, లేదా PDF గా సేవ్ చేయండి.',
      [RESUME_TOO_LARGE]: 'ఈ ఫైల్ 5 MB కంటే పెద్దది. దయచేసి చిన్న ఫైల్ ఎంచుకోండి, లేదా PDF గా సేవ్ చేయండి.',
      [RESUME_REFUSALS.other]:
        'పేరు చూస్తే అలా అనిపించినా, ఈ ఫైల్ PDF లేదా Word డాక్యుమెంట్ కాదు. దయచేసి దాన్ని తయారు చేసిన ప్రోగ్రామ్‌లో తెరిచి, PDF గా సేవ్ చేయండి.',
      [RESUME_REFUSALS.page]: 'పేరు చూస్తే వేరేలా అనిపించినా, ఈ ఫైల్ ఒక వెబ్ పేజీ. దయచేసి దాన్ని Word లో తెరిచి PDF గా సేవ్ చేయండి.',
      [RESUME_REFUSALS.password]: 'ఈ ఫైల్‌కు పాస్‌వర్డ్ ఉంది. దయచేసి పాస్‌వర్డ్ తీసివేయండి, లేదా PDF గా సేవ్ చేయండి.',
      [RESUME_REFUSALS.programs]: 'ఈ ఫైల్‌లో మాక్రోలు లేదా ప్రోగ్రామ్‌లు ఉన్నాయి. దయచేసి దాన్ని PDF గా సేవ్ చేయండి.',
      [RESUME_REFUSALS.objects]: 'ఈ ఫైల్‌లో వేరే ఫైల్‌లు జోడించి ఉన్నాయి. దయచేసి దాన్ని PDF గా సేవ్ చేయండి.',
      [RESUME_REFUSALS.infected]: 'వైరస్ స్కానర్‌కు ఈ ఫైల్‌లో ఏదో కనిపించింది. దయచేసి మరో ఫైల్ ఎంచుకోండి.',
    },
  },
};
