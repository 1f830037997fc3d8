import { fillFromAnswers } from './finder/fill-from-answers';

fillFromAnswers();
