#!/usr/bin/env -S gjs -m
// The browser that WebKitWebDriver starts: a bare WebKitGTK window, run by Debian's gjs. WebKit's own MiniBrowser doesn't
// print the console while it's driven, and its window can't be as narrow as a phone. The argument is a folder for the
// profile and the downloads.
import Gtk from 'gi://Gtk?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';

const [folder] = ARGV;

Gtk.init(null);
// The page sees this as prefers-reduced-motion.
Gtk.Settings.get_default().gtk_enable_animations = false;
const context = new WebKit.WebContext({
  website_data_manager: new WebKit.WebsiteDataManager({
    base_data_directory: folder,
    base_cache_directory: folder,
  }),
});
context.set_automation_allowed(true);
context.connect('automation-started', (_context, session) => {
  session.connect('create-web-view', () => {
    const view = new WebKit.WebView({
      web_context: context,
      is_controlled_by_automation: true,
      settings: new WebKit.Settings({ enable_write_console_messages_to_stdout: true }),
    });
    const window = new Gtk.Window({ default_width: 1280, default_height: 800 });
    window.add(view);
    window.show_all();
    return view;
  });
});
context.connect('download-started', (_context, download) => {
  download.connect('decide-destination', (_download, name) => {
    download.set_destination(`file://${folder}/${name}`);
    return true;
  });
  download.connect('finished', () => print(download.get_destination()));
});
Gtk.main();
