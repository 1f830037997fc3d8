import { fillInsurance } from './claims/fill-insurance';

fillInsurance();
