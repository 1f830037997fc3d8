import { fillFromAnswers } from './finder/fill-from-answers';
import { keepStep } from './finder/keep-step';

fillFromAnswers();
keepStep();
