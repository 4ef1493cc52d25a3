export { notificationsHandlers, type PollNotifications } from './notifications.routes.ts';
export {
  forgetNotification,
  forgetNotificationsBetween,
  forgetPostsBetween,
  holdNotifications,
  notify,
  readNotificationFigures,
  readVersion,
  renewNotifications,
  welcome,
} from './notifications.service.ts';
