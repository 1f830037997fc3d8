import { respectDataSaver } from './data-saver';
import { watchForms } from './forms-in-view';
import { showMaps } from './maps';
import { openLinkedQuestion } from './open-linked-question';
import { reportPageView } from './page-view';

// A deferred script: the page has been parsed.
respectDataSaver();
openLinkedQuestion();
reportPageView();
showMaps();
watchForms();
