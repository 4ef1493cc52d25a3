export { readMeCard, replaceMeCard, saveChoicesOf } from './me-card.service.ts';
