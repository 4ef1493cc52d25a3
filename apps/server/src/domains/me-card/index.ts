export { forgetChoices, readMeCard, saveChoicesOf } from './me-card.service.ts';
