import { showMaps } from './maps';
import { reportPageView } from './page-view';
import { spareTheVisitor } from './sparing';

// Deferred: the page has been read.
spareTheVisitor();
reportPageView();
showMaps();
