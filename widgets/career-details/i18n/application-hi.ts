import {
  APPLICATION_INVALID,
  APPLICATION_MISSING,
  RESUME_EMPTY,
  RESUME_OTHER_TYPE,
  RESUME_TOO_LARGE,
} from '../../contract/application-rules';
import { RESUME_REFUSALS } from '../../contract/resume-refusals';
import type { ApplicationTranslation } from './application-translation';

/** Hindi; to be confirmed by a native speaker before release. */
export const application: ApplicationTranslation = {
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
};
