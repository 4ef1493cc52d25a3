export {
  forgetNotification,
  forgetNotificationsBetween,
  forgetPostsBetween,
  holdNotifications,
  listNotifications,
  notify,
  readNotificationFigures,
  readUpTo,
  readVersion,
  renewNotifications,
  welcome,
} from './notifications.service.ts';
