export { lockNotifications, renewNotifications } from './notifications.data.ts';
export {
  forgetNotification,
  forgetNotificationsBetween,
  forgetPostsBetween,
  listNotifications,
  notify,
  readNotificationFigures,
  readUpTo,
  readVersion,
  welcome,
} from './notifications.service.ts';
