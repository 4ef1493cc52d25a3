export { deleteNotification, lockNotifications, renewNotifications } from './notifications.data.ts';
export {
  forgetNotificationsBetween,
  forgetPostsBetween,
  listNotifications,
  notify,
  readNotificationFigures,
  readUpTo,
  readVersion,
  welcome,
} from './notifications.service.ts';
