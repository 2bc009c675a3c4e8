#pragma once
	once
